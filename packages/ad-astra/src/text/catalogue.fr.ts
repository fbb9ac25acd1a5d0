import { de, inFrench, plural } from '@astrarium/core/french';
import { type AdAstraText, ARTIFACT_NAMES } from './catalogue.ts';
import { Words } from './words.ts';

export const fr: AdAstraText = inFrench({
  factions: { red: 'Rouge', yellow: 'Jaune', green: 'Vert', blue: 'Bleu', grey: 'Gris' },
  resources: { water: 'Eau', food: 'Nourriture', energy: 'Énergie', xanthium: 'Xanthium', yoyodium: 'Yoyodium', zozodium: 'Zozodium' },
  amount: (amount, what) => `${amount} ${what}`,
  planets: {
    water: 'planète d’Eau',
    food: 'planète de Nourriture',
    energy: 'planète d’Énergie',
    xanthium: 'planète de Xanthium',
    yoyodium: 'planète de Yoyodium',
    zozodium: 'planète de Zozodium',
    alien: 'planète extraterrestre',
  },
  systems: {
    sR: 'Petite rouge',
    lR: 'Grande rouge',
    tR: 'Double rouge',
    nR: 'Nébuleuse rouge',
    sY: 'Petite jaune',
    lY: 'Grande jaune',
    tY: 'Double jaune',
    nY: 'Nébuleuse jaune',
    sol: 'Sol',
  },
  deepSpace: 'espace profond',
  items: { starship: 'un vaisseau', colony: 'une colonie', factory: 'une usine', terraformer: 'un terraformeur' },
  cards: {
    p1: 'Production 1',
    p2: 'Production 2',
    p3: 'Production 3',
    m1: 'Déplacement 1',
    m2: 'Déplacement 2',
    m3: 'Déplacement 3',
    build: 'Construction',
    trade: 'Échange',
    s1: 'Décompte 1',
    s2: 'Décompte 2',
    s3: 'Décompte 3',
  },
  elements: {
    settlements: 'Colonies et usines',
    starships: 'Vaisseaux',
    terraformers: 'Terraformeurs',
    systems: 'Systèmes',
    identical: 'Ressources identiques',
    different: 'Ressources différentes',
  },

  artifacts: {
    repositorium: {
      name: ARTIFACT_NAMES.repositorium,
      effect: 'Dès que vous le piochez : prenez à la banque 4 cartes Ressource de votre choix.',
    },
    ianua: {
      name: ARTIFACT_NAMES.ianua,
      effect:
        'Quand vous agissez sur une carte Déplacement : envoyez gratuitement un de vos vaisseaux vers n’importe quel système, sauf Sol.',
    },
    velum: {
      name: ARTIFACT_NAMES.velum,
      effect: 'Quand vous agissez sur une carte Déplacement : vos déplacements sur cette carte ne coûtent pas d’Énergie.',
    },
    machina: {
      name: ARTIFACT_NAMES.machina,
      effect: 'Après une carte Production : recevez une seconde fois les cartes de cette ressource qui vous revenaient.',
    },
    manus: {
      name: ARTIFACT_NAMES.manus,
      effect: 'Quand vous agissez sur la carte Construction d’un autre joueur : construisez autant que vous voulez.',
    },
    mercator: {
      name: ARTIFACT_NAMES.mercator,
      effect: 'Sur n’importe quelle carte Échange, avant sa fin : faites jusqu’à trois échanges à 1 contre 1 avec la banque.',
    },
    oculus: {
      name: ARTIFACT_NAMES.oculus,
      effect: 'Chaque fois que vous avez une décision à prendre : regardez toutes les planètes face cachée de deux systèmes.',
    },
    laurea: {
      name: ARTIFACT_NAMES.laurea,
      effect: 'Si vous êtes à égalité en tête d’un décompte, sans être à 0 : le bonus de 3 points est pour vous seul.',
    },
    clavis: {
      name: ARTIFACT_NAMES.clavis,
      effect: 'Juste avant qu’une de vos cartes soit révélée : échangez-la avec une autre de vos cartes face cachée sur le plateau.',
    },
    arcanum: {
      name: ARTIFACT_NAMES.arcanum,
      effect: 'Chaque fois que vous avez une décision à prendre pendant la phase Action : la partie se terminera à la fin de cette manche.',
    },
    responsum: {
      name: ARTIFACT_NAMES.responsum,
      effect: 'À la fin de la partie : si votre score est exactement de 42, vous êtes seul vainqueur.',
    },
  },

  scoreLines: {
    settlements: 'Colonies et usines',
    starships: 'Vaisseaux',
    terraformers: 'Terraformeurs',
    systems: 'Systèmes',
    identical: 'Ressources identiques',
    different: 'Ressources différentes',
    bonus: 'Bonus du meilleur décompte',
    terraforming: 'Terraformation',
    alien: 'Planètes extraterrestres',
    artifacts: 'Artefacts',
  },
  endings: {
    'fifty-points': 'quelqu’un a atteint 50 points',
    'all-planets': 'la dernière planète a été retournée',
    arcanum: 'Magnum et Antiquum Arcanum a mis fin à la partie',
    responsum: 'Omnibus Rebus Responsum : la réponse est 42',
    standstill: 'rien n’a changé pendant trois manches',
  },

  reasons: {
    'alien-planet': 'Une planète extraterrestre ne peut pas être terraformée.',
    'already-seen': 'Vous avez déjà vu ces planètes.',
    'already-terraformed': 'Cette planète est déjà terraformée.',
    'artifact-not-held': 'Vous n’avez pas cet artefact.',
    'artifact-not-now': 'Ce n’est pas le moment d’utiliser cet artefact.',
    'bank-is-out': 'La banque n’a plus de carte de cette ressource.',
    'card-already-placed': 'Cette carte est déjà sur le plateau.',
    'colony-first': 'Une usine remplace une de vos colonies, et il n’y en a pas ici.',
    'decide-first': 'Impossible de passer : il y a une décision à prendre.',
    'different-resources-only': 'Toutes les cartes défaussées doivent être différentes.',
    'discard-is-due': 'On garde 10 cartes Ressource au plus : défaussez les autres.',
    'discard-one-more': 'Il faut défausser au moins deux cartes : encore une.',
    'empty-offer': 'Une offre comporte au moins une carte.',
    'game-over': 'La partie est terminée.',
    'identical-resources-only': 'Toutes les cartes défaussées doivent être de la même ressource.',
    'land-first': 'Votre vaisseau est entré dans le système : il doit s’y poser.',
    'needs-a-pawn': 'Pour un terraformeur, il vous faut une colonie, une usine ou un vaisseau sur la planète.',
    'needs-starship-or-terraformer': 'Pour une colonie, il vous faut un vaisseau ou un terraformeur sur la planète.',
    'no-pawn-left': 'Il ne vous reste aucun pion de ce type.',
    'no-planet-there': 'Cette planète n’existe pas.',
    'no-planet-to-land-on': 'Aucune planète de ce système ne peut vous accueillir.',
    'no-ship-there': 'Vous n’avez pas de vaisseau à cet endroit.',
    'no-such-decision': 'Le jeu ne connaît pas cette décision.',
    'no-such-space': 'Le plateau de planification n’a pas cette case.',
    'not-enough-cards': 'Vous n’avez pas assez de cartes de cette ressource.',
    'not-face-down': 'Aucune planète n’y est face cachée.',
    'not-in-the-system': 'Votre vaisseau est entré dans un autre système : c’est là qu’il se pose.',
    'not-now': 'Ce n’est pas le moment.',
    'not-on-the-card': 'Ce n’est pas sur la carte en cours.',
    'not-the-offer': 'Cette offre n’est plus sur la table.',
    'not-to-sol': 'Aucun vaisseau ne peut entrer dans le système de Sol.',
    'not-water-or-food': 'Dans l’édition d’origine, seules les planètes d’Eau et de Nourriture se terraforment.',
    'not-your-card': 'Vous n’avez pas de carte à cet endroit.',
    'not-your-turn': 'C’est le tour de quelqu’un d’autre.',
    occupied: 'Quelqu’un d’autre a un pion sur cette planète.',
    'one-settlement-per-planet': 'Il y a déjà une colonie ou une usine sur cette planète.',
    'partner-has-too-few': 'L’autre joueur n’a pas assez de cartes pour cet échange.',
    'pay-the-cost': 'Vous n’avez pas de quoi payer.',
    'pay-with-an-ore': 'Il faut payer avec un Minerai.',
    'same-planet': 'Ce vaisseau est déjà là.',
    'same-resource': 'Vous échangeriez une ressource contre la même.',
    'scoring-card-lies-open': 'Cette carte Décompte reste visible jusqu’à ce que vous ayez joué les trois.',
    'ship-has-moved': 'Ce vaisseau s’est déjà déplacé sur cette carte.',
    'space-taken': 'Il y a déjà une carte sur cette case.',
    'to-a-planet': 'La porte mène à une planète, pas à l’espace profond.',
    'too-few-to-discard': 'Vous n’avez pas deux cartes qui conviennent.',
    'too-many-offers': 'Il y a eu trop d’offres sur cette carte : il ne reste que la banque.',
    yourself: 'On n’échange pas avec soi-même.',
  },
  lack: (resource, need, have) => `Il faut ${need} ${resource}, et vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`}.`,
  partnerLacks: (resource, need, have) => `Il lui faudrait ${need} ${resource}, et il ${have === 0 ? 'n’en a pas' : `n’en a que ${have}`}.`,

  events: {
    faction: (event, { seat }) => `${seat(event.seat)} joue la faction ${words.faction(event.faction)}.`,
    galaxy: (event) => `Planètes par système : ${event.sizes.map((size, system) => `${words.system(system)} ${size}`).join(', ')}.`,
    round: (event, { seat }) => `Manche ${event.round} : ${seat(event.first)} commence à planifier.`,
    planned: (event, { seat }) => `${seat(event.seat)} pose une carte face cachée sur la case ${event.space + 1}.`,
    'planned-card': (event) => `Votre carte de la case ${event.space + 1} est ${words.card(event.card)}.`,
    swapped: (event, { seat }) => `${seat(event.seat)} échange les cartes des cases ${event.space + 1} et ${event.other + 1}.`,
    revealed: (event, { seat }) => `Case ${event.space + 1} : ${words.card(event.card)}, ${de(seat(event.seat))}.`,
    'first-player': (event, { seat }) => `${seat(event.seat)} devient premier joueur.`,
    'resource-chosen': (event, { seat }) => `${seat(event.seat)} choisit pour tous : ${words.resource(event.resource)}.`,
    'element-chosen': (event, { seat }) => `${seat(event.seat)} choisit le critère : ${words.element(event.element)}.`,
    passed: (event, { seat }) => `${seat(event.seat)} passe.`,
    gained: (event, { seat }) => `${seat(event.seat)} prend ${event.amount} ${words.resource(event.resource)}.`,
    spent: (event, { seat }) => `${seat(event.seat)} rend ${event.amount} ${words.resource(event.resource)}.`,
    flew: (event, { seat }) => `${seat(event.seat)} déplace un vaisseau : ${words.place(event.from)} → ${words.system(event.to)}.`,
    peeked: (event, { seat }) => `${seat(event.seat)} regarde les planètes face cachée : ${words.system(event.system)}.`,
    saw: (event) => `Vous voyez ${words.all(event.planets.map(({ place, planet }) => `${words.place(place)} : ${words.planet(planet)}`))}.`,
    'turned-up': (event, { seat }) => `${seat(event.seat)} retourne ${words.place(event.place)} : ${words.planet(event.planet)}.`,
    landed: (event, { seat }) => `${seat(event.seat)} se pose sur ${words.place(event.place)}.`,
    drew: (event, { seat }) => `${seat(event.seat)} trouve un artefact extraterrestre.`,
    artifact: (event) => `Votre artefact est ${words.artifact(event.artifact)}.`,
    used: (event, { seat }) => `${seat(event.seat)} utilise ${words.artifact(event.artifact)}.`,
    built: (event, { seat }) =>
      event.place === null
        ? `${seat(event.seat)} construit ${fr.items[event.item]} dans l’espace profond.`
        : `${seat(event.seat)} construit ${fr.items[event.item]} sur ${words.place(event.place)}.`,
    'hands-shown': (event, { seat }) =>
      `Tout le monde montre ses cartes : ${event.hands.map((hand, who) => `${seat(who)} ${words.cards(hand)}`).join(' ; ')}.`,
    'hands-hidden': () => 'Les mains sont de nouveau cachées.',
    offered: (event, { seat }) =>
      `${seat(event.seat)} propose à ${seat(event.to)} ${words.cards(event.give)} contre ${words.cards(event.want)}.`,
    countered: (event, { seat }) =>
      `${seat(event.seat)} propose plutôt à ${seat(event.to)} ${words.cards(event.give)} contre ${words.cards(event.want)}.`,
    accepted: (event, { seat }) => `${seat(event.seat)} accepte.`,
    declined: (event, { seat }) => `${seat(event.seat)} refuse.`,
    scored: (event, { seat }) => `${seat(event.seat)} marque ${points(event.points)} (${fr.scoreLines[event.source]}).`,
    'scoring-cards-back': (event, { seat }) => `${seat(event.seat)} a joué ses trois cartes Décompte et les reprend.`,
    idle: ({ rounds }) =>
      rounds === 1
        ? 'Rien n’a changé pendant cette manche. Après trois manches ainsi, la partie se termine.'
        : `Rien n’a changé depuis ${rounds} manches${rounds === 2 ? ' : encore une, et la partie se termine.' : '.'}`,
    ended: (event, { seat }) => {
      const { winners, seats } = event.result;
      const total = points(Math.max(...winners.map((winner) => seats[winner]?.total ?? 0)));
      const who = words.all(winners.map(seat));
      return winners.length === 1
        ? `La partie est terminée : ${who} gagne avec ${total}.`
        : `La partie est terminée : ${who} se partagent la victoire avec ${total}.`;
    },
  },
});

/** Names by number, in French. */
export const words = new Words(fr, 'fr', 'rien');

function points(amount: number): string {
  return plural(amount, 'point');
}
