/** What the owner of a page reads in the console: what is wrong, and how to mend it. */
export const remarks = {
  noTenant: () =>
    "It needs to know whose assistant it shows: give the script tag data-tenant-id, or the element tenant-id. Until then nothing is to be seen.",
  refused: (apiUrl: string, tenantId: string, status: number) =>
    status === 404
      ? `${apiUrl} knows no tenant "${tenantId}": compare data-tenant-id (or tenant-id) with the tenant's slug or id, and data-api-url with the address of the chat server.`
      : `The tenant "${tenantId}" does not answer here: activate it and one of its modes at ${apiUrl}, and, where it lists the sites it answers on, add ${location.origin} to its allowed_origins.`,
  twoVersions: (address: string, other: unknown, own: unknown) =>
    `It is loaded twice, in different versions: ${String(other)} is at work, ${String(own)} from ${address} is not. Load it once.`,
  otherProtocol: (apiUrl: string, other: unknown, own: unknown) =>
    `It understands version ${String(own)} of what a server says, and ${apiUrl} says version ${String(other)}. ` +
    `Load the script from that server: ${apiUrl}/chat-widget.js`,
};
