/** An oval as anchors: to be a part, or what a part is cut by. Clockwise from the right. */
export function oval(x: number, y: number, rx: number, ry: number, count = 12): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (2 * Math.PI * k) / count;
    return `${(x + rx * Math.cos(angle)).toFixed(2)},${(y + ry * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}
