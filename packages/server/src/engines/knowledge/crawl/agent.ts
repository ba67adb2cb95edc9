/** What robots.txt and pages call this server, and how it names itself to sites. */
export const AGENT = "WidgetChat";
