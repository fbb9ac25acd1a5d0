/** Reed-Solomon over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1, as QR codes use it (ISO/IEC 18004). */

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

/** The codewords of error correction for these data codewords. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let place = 0; place < data.length; place += 1) {
    const lead = rest[place] ?? 0;
    for (const [offset, factor] of generator.entries()) rest[place + offset] = (rest[place + offset] ?? 0) ^ product(factor, lead);
  }
  return rest.slice(data.length);
}

/** (x − α⁰)(x − α¹)…, the highest power first. */
function generatorOf(degree: number): number[] {
  let polynomial = [1];
  for (let power = 0; power < degree; power += 1) {
    const shifted = [...polynomial, 0];
    polynomial = shifted.map((factor, place) => factor ^ product(polynomial[place - 1] ?? 0, EXP[power] ?? 0));
  }
  return polynomial;
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);
}
