import type { Card, Star } from '../data/cards.ts';

/** How a card calls its star: by its letter, and where another star has the same, with the constellation it was borrowed from. */
export function letterOn(card: Card, star: Star): string {
  const designation = card.stars[star] ?? '';
  const letter = starLetter(designation);
  const [, home] = designation.split('.');
  const twice = card.stars.filter((other) => starLetter(other) === letter).length > 1;
  return twice && home !== undefined ? `${letter} ${home.charAt(0).toUpperCase()}${home.slice(1)}` : letter;
}

/** A star's designation as astronomers write it: `alf` is α, `gam1` is γ¹, `bet.tau` is β, `37` stays 37. */
export function starLetter(designation: string): string {
  const [, letters = '', digits = ''] = /^([a-z]*)(\d*)/.exec(designation) ?? [];
  const letter = GREEK[letters];
  if (letter === undefined) return digits;
  return letter + digits.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const GREEK: Readonly<Record<string, string>> = {
  alf: 'α',
  bet: 'β',
  gam: 'γ',
  del: 'δ',
  eps: 'ε',
  zet: 'ζ',
  eta: 'η',
  tet: 'θ',
  iot: 'ι',
  kap: 'κ',
  lam: 'λ',
  mu: 'μ',
  nu: 'ν',
  ksi: 'ξ',
  omi: 'ο',
  pi: 'π',
  rho: 'ρ',
  sig: 'σ',
  tau: 'τ',
  ups: 'υ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  ome: 'ω',
};
