import type { AbilityName } from './abilities.ts';
import type { ElementName } from './elements.ts';

/** code, name, Element, Final Scoring Fame, Boons left to right, Ability, Starting star, Grand stars brightest first */
export type CardRow = readonly [
  code: string,
  name: string,
  element: ElementName,
  finalFame: 1 | 2,
  boons: string,
  ability: AbilityName,
  start: string,
  grand: string,
];

/**
 * The 48 Constellation cards (A1.1). Elements, Boons, Starting and Grand stars are our own design on the real sky, not the
 * printed cards; the names and Abilities are the game's, and of Taurus its tree and its first two Boons.
 */
export const CARD_TABLE: readonly CardRow[] = [
  ['and', 'Andromeda', 'air', 2, 'fame 4, activation 3, stardust 5, telescope 1', 'mark-star-and-neighbours', '51', 'alf bet'],
  ['aqr', 'Aquarius', 'air', 2, 'fame 4, stardust 8, telescope 1, activation 2', 'refund-before-grand', '88', 'bet alf'],
  ['aql', 'Aquila', 'air', 1, 'fame 3, telescope 2, wisdom 3, fame 2', 'stardust-4', 'lam', 'alf'],
  ['ara', 'Ara', 'fire', 2, 'fame 3, pouch 1, fame 2, stardust 4', 'buy-telescopes', 'del', 'alf'],
  ['arg', 'Argo Navis', 'water', 1, 'fame 5, pouch 2, activation 3, stardust 7', 'mark-three-cards', 'rho.pup', 'alf.car bet.car eps.car'],
  ['ari', 'Aries', 'fire', 1, 'fame 2, pouch 1, wisdom 2, activation 1', 'stardust-3', '41', 'alf'],
  ['aur', 'Auriga', 'water', 2, 'fame 3, stardust 6, fame 2, wisdom 3', 'buy-telescopes', 'bet.tau', 'alf'],
  ['boo', 'Boötes', 'air', 2, 'fame 4, wisdom 5, pouch 1, stardust 5', 'observe-from-any-common', 'lam', 'alf eps'],
  ['cnc', 'Cancer', 'water', 1, 'fame 2, telescope 1, wisdom 2, stardust 3', 'fame-per-grand', 'iot', 'bet'],
  ['cma', 'Canis Major', 'fire', 2, 'fame 4, fame 3, activation 2, telescope 1', 'observe-from-any-common', 'eta', 'alf eps'],
  ['cmi', 'Canis Minor', 'earth', 1, 'fame 2, pouch 1, telescope 1, stardust 3', 'wisdom', '6', 'alf'],
  ['cap', 'Capricornus', 'earth', 2, 'fame 4, wisdom 5, fame 2, pouch 1', 'refund-before-grand', 'ome', 'del'],
  ['cas', 'Cassiopeia', 'fire', 1, 'fame 2, stardust 5, activation 1, telescope 1', 'fame-per-begun-card', 'del', 'alf'],
  ['cen', 'Centaurus', 'fire', 2, 'fame 5, telescope 3, wisdom 4, pouch 1', 'mark-any-star', 'kap', 'alf1 bet tet'],
  ['cep', 'Cepheus', 'water', 1, 'fame 3, wisdom 4, stardust 4, activation 2', 'telescope', 'zet', 'alf'],
  ['cet', 'Cetus', 'water', 1, 'fame 4, fame 3, wisdom 3, pouch 1', 'mark-any-star', 'mu', 'bet alf'],
  ['cra', 'Corona Australis', 'earth', 1, 'fame 3, stardust 6, activation 2, pouch 1', 'fame-per-grand', 'tet', 'alf'],
  ['crb', 'Corona Borealis', 'air', 1, 'fame 3, pouch 1, wisdom 3, stardust 4', 'telescope', 'iot', 'alf'],
  ['crv', 'Corvus', 'air', 1, 'fame 2, pouch 1, stardust 3, activation 1', 'fame-per-begun-card', 'del', 'gam'],
  ['crt', 'Crater', 'water', 1, 'fame 3, telescope 2, activation 2, wisdom 3', 'pouch', 'bet', 'alf'],
  ['cyg', 'Cygnus', 'air', 1, 'fame 3, telescope 2, pouch 1, activation 2', 'rest-adds-pouch', 'bet1', 'alf'],
  ['del', 'Delphinus', 'water', 1, 'fame 2, pouch 1, wisdom 2, telescope 1', 'stardust-3', 'gam2', 'bet'],
  ['dra', 'Draco', 'air', 1, 'fame 5, fame 4, telescope 2, activation 3', 'mark-three-cards', 'alf', 'gam eta'],
  ['equ', 'Equuleus', 'earth', 2, 'fame 2, pouch 1, activation 1, telescope 1', 'stardust-2', 'eps', 'alf'],
  ['eri', 'Eridanus', 'water', 2, 'fame 5, stardust 10, wisdom 4, fame 3', 'mark-star-and-neighbours', 'tau1', 'alf bet tet1'],
  ['gem', 'Gemini', 'air', 1, 'fame 5, telescope 3, stardust 7, activation 3', 'pouch', 'eta', 'bet alf'],
  ['her', 'Hercules', 'fire', 2, 'fame 5, pouch 2, telescope 2, wisdom 4', 'mark-two-stars', 'iot', 'alf1 bet'],
  ['hya', 'Hydra', 'water', 2, 'fame 5, fame 4, wisdom 4, pouch 1', 'refund-before-grand', 'gam', 'alf eps'],
  ['leo', 'Leo', 'fire', 1, 'fame 4, telescope 2, pouch 1, wisdom 3', 'stardust-4', 'bet', 'alf gam1'],
  ['lep', 'Lepus', 'earth', 1, 'fame 4, pouch 1, fame 2, activation 2', 'mark-three-cards', 'del', 'alf bet'],
  ['lib', 'Libra', 'air', 1, 'fame 2, stardust 5, wisdom 2, activation 1', 'fame-per-sphere-card', 'tau', 'bet'],
  ['lup', 'Lupus', 'earth', 2, 'fame 4, telescope 2, wisdom 3, fame 2', 'rest-adds-pouch', 'chi', 'alf'],
  ['lyr', 'Lyra', 'earth', 1, 'fame 2, pouch 1, wisdom 2, stardust 3', 'fame-per-begun-card', 'gam', 'alf'],
  ['oph', 'Ophiuchus', 'air', 1, 'fame 4, activation 3, stardust 5, fame 2', 'mark-two-stars', 'del', 'alf eta'],
  ['ori', 'Orion', 'fire', 2, 'fame 5, stardust 10, pouch 1, telescope 2', 'fame-per-grand', 'ksi', 'bet alf gam'],
  ['peg', 'Pegasus', 'air', 2, 'fame 5, pouch 2, activation 3, fame 3', 'refund-commons', 'kap', 'eps bet'],
  ['per', 'Perseus', 'fire', 2, 'fame 5, stardust 10, activation 3, pouch 1', 'fame-per-sphere-card', 'omi', 'alf bet'],
  ['psc', 'Pisces', 'water', 2, 'fame 5, telescope 3, fame 3, wisdom 4', 'mark-two-stars', 'bet', 'eta alf'],
  ['psa', 'Piscis Austrinus', 'water', 2, 'fame 3, stardust 6, activation 2, telescope 1', 'refund-commons', 'iot', 'alf'],
  ['sge', 'Sagitta', 'fire', 1, 'fame 2, telescope 1, activation 1, stardust 3', 'wisdom', 'eta', 'alf'],
  ['sgr', 'Sagittarius', 'fire', 2, 'fame 5, fame 4, telescope 2, wisdom 4', 'rest-adds-pouch', 'mu', 'eps sig'],
  ['sco', 'Scorpius', 'water', 2, 'fame 5, stardust 10, pouch 1, wisdom 4', 'observe-from-any-common', 'bet1', 'alf lam tet'],
  ['ser', 'Serpens', 'earth', 1, 'fame 4, wisdom 5, telescope 1, activation 2', 'mark-any-star', 'nu', 'alf'],
  ['tau', 'Taurus', 'earth', 2, 'fame 4, stardust 6, pouch 1, activation 2', 'refund-commons', 'bet', 'alf eta'],
  ['tri', 'Triangulum', 'fire', 2, 'fame 2, telescope 1, wisdom 2, activation 1', 'stardust-2', 'bet', 'alf'],
  ['uma', 'Ursa Major', 'earth', 2, 'fame 5, pouch 2, wisdom 4, stardust 7', 'buy-telescopes', 'mu', 'eps alf'],
  ['umi', 'Ursa Minor', 'earth', 1, 'fame 3, pouch 1, fame 2, activation 2', 'telescope', 'eta', 'alf'],
  ['vir', 'Virgo', 'earth', 2, 'fame 5, stardust 10, activation 3, telescope 2', 'mark-star-and-neighbours', 'bet', 'alf gam'],
];
