import { de } from '@astrarium/core/french';
import type { trade as english } from '../en/trade.ts';

export const trade: typeof english = {
  close: 'Fermer (l’offre en cours est conservée)',
  ownersCard: (name) => `La carte Échange ${de(name)}`,
  yourCard: 'Votre carte Échange',
  waiting: (name) => `${name} fait ses échanges. Si une offre vous est faite, elle apparaîtra ici.`,
  nothing: 'rien',

  compose: 'Composer une offre',
  composeCounter: 'Composer une contre-offre',
  partner: 'Avec qui ?',
  give: 'Vous donnez',
  get: 'Vous recevez',
  add: (resource, chosen, held) => `Ajouter 1 ${resource} : ${chosen} sur ${held}`,
  remove: (resource, chosen) => `Reprendre 1 ${resource} sur ${chosen}`,
  summary: (give, want) => `Vous donnez ${give} et recevez ${want}.`,
  empty: 'Touchez vos cartes et les siennes pour les poser sur la balance.',
  gift: 'C’est un don.',
  send: (name) => `Proposer à ${name}`,
  sendCounter: (name) => `Répondre à ${name}`,
  clear: 'Effacer',
  declinedBefore: (name) => `${name} a déjà refusé cette offre, ou une meilleure, sur cette carte.`,
  quick: 'Offres rapides',
  quickPick: (give, want, name) => `Proposer à ${name} ${give} contre ${want}`,

  bank: 'Avec la banque',
  bankPrice: (price) => (price < 2 ? '1 carte contre 1' : `${price} identiques contre 1`),
  bankGive: (price, resource) => `Donner ${price} ${resource}`,
  bankTake: (resource) => `Prendre 1 ${resource}`,
  left: (left) => (left < 2 ? `encore ${left} échange` : `encore ${left} échanges`),

  incoming: (name) => `Offre ${de(name)}`,
  accept: 'Accepter',
  acceptEffect: (give, get) => `donner ${give}, recevoir ${get}`,
  decline: 'Refuser',
  counter: 'Contre-offre',
  counterTo: (name) => `Répondre à ${name} par une autre offre, une seule`,

  end: 'Terminer',
  endEffect: 'fin de la carte Échange',
  said: {
    waiting: (name) => `${name} réfléchit à votre offre…`,
    accepted: (name) => `${name} accepte.`,
    acceptedKindly: (name) => `${name} accepte : « Avec plaisir. »`,
    declined: (name) => `${name} refuse.`,
    declinedKeeping: (name, resource) => `${name} refuse : « Je préfère garder ça : ${resource}. »`,
    declinedGift: (name) => `${name} refuse : « C’est trop aimable, mais non. »`,
    declinedLittle: (name) => `${name} refuse : « Un peu plus, peut-être ? »`,
    countered: (name, give, want) => `${name} propose plutôt ${give} contre ${want}.`,
  },
};
