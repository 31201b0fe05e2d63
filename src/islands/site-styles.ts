/** Everything the one style sheet is made of. A client entry: the Worker links the sheet, no script loads it. */
import "virtual:uno.css";
import "../ui/site.css";
