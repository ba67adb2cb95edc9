/** The release of this script, as package.json says it. */
export const version = "0.0.0";

/** The version of the server's answers that it understands (`protocol` of the tenant's settings). */
export const protocol = 1;
