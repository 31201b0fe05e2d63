/**
 * Everything the one style sheet is made of. A client entry: the Worker links the sheet, no script loads it.
 * The order is part of the look, for of two rules of one weight the later wins: first what holds
 * everywhere, then utilities and shortcuts (theme.ts), then what those cannot say, piece by piece, and print last.
 */
import "./fonts.css";
import "./base.css";
import "virtual:uno.css";
import "./article-text.css";
import "./table.css";
import "./stacked-table.css";
import "./chart.css";
import "./compare-tray.css";
import "../first-paint/first-paint.css";
import "../header/site-header.css";
import "../header/site-menu.css";
import "../pages/review/review.css";
import "../tools/glance/glance.css";
import "../consent/consent-bar.css";
import "./print.css";
