/** To so many digits after the point, and never to minus zero. */
export function rounded(number: number, digits: number): number {
  const unit = 10 ** digits;
  return Math.round(number * unit) / unit || 0;
}
