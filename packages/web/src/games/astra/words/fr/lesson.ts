import { inFrench } from '@astrarium/core/french';
import type { Words } from '../../../../i18n/words.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = inFrench({
  steps: {
    sky: {
      ask: 'Trois constellations entourent le disque élémentaire. Vous dépensez de la poussière d’étoile pour cocher leurs étoiles ; celui qui coche la dernière étoile d’une carte la garde.',
    },
    start: {
      ask: 'Cochez l’étoile de départ du Bélier, celle qui brille : une carte intacte commence toujours par là.',
      hint: 'D’abord l’étoile du Bélier qui brille, s’il vous plaît. Une carte sans coche commence par son étoile de départ.',
      did: 'Une étoile, une poussière d’étoile : il vous en reste 7.',
    },
    grand: {
      ask: 'Suivez la ligne jusqu’à Hamal. C’est une grande étoile : elle vaut le voyage.',
      hint: 'Vous tracez un seul chemin : l’étoile suivante est Hamal, à l’autre bout de la ligne.',
      did: 'Une grande étoile vous donne aussitôt 1 point de sagesse. La sagesse permet de garder plus de cartes.',
    },
    stop: {
      ask: 'Vous pourriez continuer, mais la poussière d’étoile est rare. Appuyez sur Arrêter.',
      hint: 'Ménagez votre poussière d’étoile : appuyez sur Arrêter.',
      did: 'Votre observation est finie, et votre tour avec elle. Votre rival entame la Flèche.',
    },
    join: {
      ask: 'Repartez d’où votre rival s’est arrêté : une coche ouvre la voie à tous. Cochez deux étoiles de la Flèche.',
      hint: 'Deux étoiles de la Flèche : commencez à côté de la dernière coche de votre rival.',
      did: 'Une impasse : votre observation a pris fin d’elle-même. Votre rival coche la dernière étoile et découvre la Flèche.',
    },
    boon: {
      ask: 'Vous avez aidé : un bonus de la carte vous revient. Prenez le télescope.',
      hint: 'Tous seraient permis. Ici, prenez le télescope : il va bientôt servir.',
      did: 'Tous ceux qui ont une étoile sur la carte, sauf celui qui la découvre, choisissent un bonus, à commencer par celui qui en a le plus.',
    },
    branch: {
      ask: 'Finissez ce que vous avez commencé. Cochez les deux étoiles suivantes du Bélier, le long de la ligne depuis Hamal.',
      hint: 'Retour au Bélier : après Hamal, une étoile après l’autre.',
      did: 'Un chemin ne revient pas en arrière, et la dernière étoile est sur l’autre branche.',
    },
    telescope: {
      ask: 'Les télescopes servent à cela : appuyez sur Télescope pour observer une seconde fois à ce tour.',
      hint: 'Votre observation est finie, mais un télescope en donne une autre : appuyez sur Télescope.',
      did: 'Le télescope est dépensé ; vous pouvez repartir sur n’importe quelle branche.',
    },
    discovery: {
      ask: 'Cochez la dernière étoile du Bélier.',
      hint: 'Il ne reste qu’une étoile du Bélier. C’est celle qui brille.',
      did: 'Les cinq étoiles sont cochées : vous découvrez le Bélier. La carte est à vous, avec son pouvoir. Votre rival entame le Taureau.',
    },
    ability: {
      ask: 'Avant d’agir, vous pouvez utiliser des pouvoirs. Touchez le Bélier sur votre plateau : 3 poussières d’étoile.',
      hint: 'D’abord le pouvoir : touchez le Bélier parmi vos cartes.',
      did: '3 poussières d’étoile de plus. Le Bélier est épuisé : il dort jusqu’à ce qu’on le réactive.',
    },
    path: {
      ask: 'Dépensez tout : un chemin de quatre étoiles dans le Taureau, jusqu’à la grande étoile Alcyone.',
      hint: 'Suivez les étoiles du Taureau qui brillent jusqu’à Alcyone, l’une après l’autre.',
      did: 'Sans poussière d’étoile, l’observation est finie. Alcyone vous a donné votre troisième point de sagesse : vous pouvez garder 4 cartes.',
    },
    limit: {
      ask: 'C’est votre limite de cartes : si vous en découvrez davantage, vous défaussez jusqu’à la respecter.',
    },
    end: {
      ask: 'La pile est l’horloge : la carte Fin de partie amène la dernière manche. Puis vos pistes, vos cartes et surtout leurs éléments rapportent de la renommée.',
    },
    rest: {
      ask: 'Plus de poussière d’étoile, plus rien à cocher : appuyez sur Repos.',
      hint: 'Sans poussière d’étoile, il ne reste que le repos.',
      did: 'Votre sacoche est pleine : 5. Le Feu était l’élément actif, et le Bélier, carte de Feu, se réveille. Puis le pion est passé à l’Air.',
    },
    dream: {
      ask: 'À deux joueurs, un repos se termine par un rêve : cochez deux étoiles du Navire Argo avec le feutre du rêveur.',
      hint: 'C’est le Navire Argo que le rêveur coche : deux étoiles, depuis son étoile de départ.',
      did: 'Ces étoiles ne sont à personne, mais elles vous ouvrent la voie à tous deux.',
    },
  },
  free: 'Vous savez jouer ! Continuez : votre rival est désormais un Adepte et décide seul.',
  watch: 'Voyez où votre rival s’arrête : vous pourrez repartir de là.',
  advice: {
    turn: 'D’abord les pouvoirs, puis une action. Cherchez une carte à finir ou une grande étoile proche ; reposez-vous quand l’élément de vos cartes est actif.',
    observe: 'Chaque étoile de plus coûte 1 poussière d’étoile. Arrêtez-vous là où votre rival ne peut pas finir la carte d’un trait.',
    again:
      'Une seconde observation peut finir une carte ou prendre une autre branche. Elle coûte un télescope : assurez-vous qu’elle en vaut la peine.',
    buy: 'Un télescope pour 3 poussières d’étoile est rentable si vous allez finir une carte à branches.',
    'mark-any-star': 'Une étoile gratuite où vous voulez : une grande étoile, ou la dernière d’une carte.',
    'mark-three-cards': 'Trois étoiles gratuites sur trois cartes : participez au plus grand nombre de découvertes.',
    'mark-two-stars': 'Deux étoiles gratuites : à elles deux, elles peuvent finir une carte.',
    'mark-star-and-neighbours':
      'Choisissez une étoile aux nombreuses voisines non cochées ; les grandes étoiles parmi elles donnent aussi de la sagesse.',
    order: 'L’ordre importe peu, sauf si les bonus que prendront les autres vous gênent.',
    boons: 'Sacoche et sagesse aident toute la partie ; la renommée n’aide qu’à la fin, mais à coup sûr.',
    activate: 'Réveillez la carte que vous voulez utiliser ensuite.',
    limit: 'Gardez les cartes dont les éléments rapportent ensemble, ou dont vous utilisez les pouvoirs.',
    dream: 'Menez le rêveur là où il aide le moins votre rival : dans une impasse, ou sur ses grandes étoiles.',
  },
});
