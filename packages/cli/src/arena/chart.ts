import type { BotScore } from './standings.ts';

const WIDTH = 720;
const ROW = 44;
const TOP = 64;
const NAMES = 130;
const SCALE = 440;

/** The standings as a picture (SVG): for each bot a bar for the share of games it won, with the interval that holds the true one. */
export function chartOf(title: string, list: readonly BotScore[]): string {
  const height = TOP + ROW * list.length + 30;
  const x = (share: number): string => (NAMES + SCALE * share).toFixed(1);
  const rows = list.map(({ name, share, low, high, elo, eloError }, row) => {
    const y = TOP + ROW * row;
    const middle = y + 14;
    return [
      `<text x="${NAMES - 10}" y="${y + 19}" text-anchor="end">${escaped(name)}</text>`,
      `<rect x="${NAMES}" y="${y}" width="${(SCALE * share).toFixed(1)}" height="28" fill="#3b5b8c"/>`,
      `<path d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 6}v12M${x(high)} ${middle - 6}v12" stroke="#b8860b" stroke-width="2" fill="none"/>`,
      `<text x="${NAMES + SCALE + 12}" y="${y + 19}">${(100 * share).toFixed(1)} %, Elo ${signed(elo)}${Number.isFinite(eloError) ? ` ± ${Math.round(eloError)}` : ''}</text>`,
    ].join('\n');
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(share)} ${TOP - 8}V${height - 26}" stroke="#999" stroke-width="0.5"/><text x="${x(share)}" y="${height - 8}" text-anchor="middle" font-size="12">${100 * share} %</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="serif" font-size="15">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fbf8f0"/>`,
    `<text x="20" y="32" font-size="17">${escaped(title)}</text>`,
    ...ticks,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function signed(elo: number): string {
  const rounded = Math.round(elo);
  return rounded > 0 ? `+${rounded}` : `${rounded}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
