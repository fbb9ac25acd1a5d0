/** Is this the name of an online table? Those of this browser are longer. */
export function isOnlineId(id: string): boolean {
  return /^[\w-]{16}$/.test(id);
}
