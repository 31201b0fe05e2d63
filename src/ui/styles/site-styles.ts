/** Everything the one style sheet is made of. A client entry: the Worker links the sheet, no script loads it. */
import "virtual:uno.css";
import "./fonts.css";
import "./base.css";
import "./layout.css";
import "./header.css";
import "./pieces.css";
import "./tables.css";
import "./forms.css";
import "./charts.css";
import "./pages.css";
import "./tools.css";
import "./compare.css";
import "./consent.css";
import "./newsletter.css";
import "./print.css";
