/** What the server itself answers at this address: the page has nothing to say there. */
export function isServers(pathname: string): boolean {
  return /^\/(?:api|health|metrics)(?:[/.]|$)/.test(pathname);
}
