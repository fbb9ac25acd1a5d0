import { inFrench } from '@astrarium/core/french';
import type { Explained } from '../en/explained.ts';

export const explained: Readonly<Record<Explained, string>> = inFrench({
  constellationCard: 'Tout le monde coche des étoiles sur ces cartes. Celui qui coche la dernière découvre la carte et la garde.',
  element: 'Feu, Air, Eau ou Terre. Il décide quand une action Repos réactive la carte, et il compte au décompte final.',
  finalFame: 'Ce que vaut la carte au décompte final si elle est alors active.',
  ability: 'Ce que la carte permet à son propriétaire. L’utiliser épuise la carte.',
  boon: 'Quand la carte est découverte, chaque joueur qui a aidé choisit l’un de ces bonus. Celui qui a le plus d’étoiles choisit en premier.',
  startingStar: 'Sur une carte sans coche, c’est la première étoile à cocher.',
  grandStar: 'Une étoile qui porte un nom propre. La cocher vous donne aussitôt 1 point de sagesse.',
  commonStar:
    'La cocher coûte 1 poussière d’étoile. Une ligne doit y mener depuis l’étoile que vous venez de cocher ; pour la première, depuis n’importe quelle étoile cochée de la carte.',
  journal: 'Ce qu’a un joueur : renommée, poussière d’étoile, télescopes et cartes.',
  fame: 'Le joueur qui en a le plus gagne la partie. Le décompte final en rapporte encore.',
  pouch: 'Une action Repos remplit votre sacoche jusqu’à ce nombre. Au décompte final, il vaut autant de points de renommée.',
  wisdom: 'Chaque grande étoile vous donne 1 point de sagesse. À la fin de chaque section de la piste, votre limite de cartes augmente.',
  cardLimit: 'Combien de cartes vous avez, et combien vous pouvez en garder. Au-delà, il faut en défausser.',
  stardust: 'Chaque étoile cochée lors d’une action Observation en coûte 1. Une action Repos en redonne.',
  telescope: 'Dépensez-en un après une action Observation pour en faire une autre au même tour.',
  finalScoringCard: 'Votre carte secrète : ses deux éléments débutent le décompte final avec une coche chacun.',
  sphereBoard: 'Le pion montre l’élément actif. Une action Repos réactive d’abord vos cartes de cet élément, puis fait avancer le pion.',
  deck: 'Le nombre de cartes au-dessus de la carte Fin de partie. Quand elle apparaît, la fin de partie est déclenchée.',
  activeCard: 'Vos cartes. Une carte active peut servir au début de votre tour ; une carte épuisée doit d’abord être réactivée.',
  observe: 'Cochez des étoiles le long des lignes d’une carte, chacune pour 1 poussière d’étoile. Arrêtez quand vous voulez.',
  rest: 'Remplissez votre sacoche de poussière d’étoile, réactivez les cartes de l’élément actif et faites avancer le pion.',
  abilityPhase: 'Avant votre action, vous pouvez utiliser les pouvoirs de vos cartes.',
  dreamNumber: 'Le nombre d’étoiles que coche le rêveur quand une action Repos amène le pion ici.',
  auptolemy: 'Votre adversaire en solo. Il suit ses propres règles : personne ne décide pour lui.',
  library: 'Les cartes qui dictent ses actions à Ptolémée. Un dé indique laquelle.',

  planningBoard: 'Chacun y pose des cartes Action face cachée. Puis on les révèle une par une, à partir de la case 1.',
  actionCard:
    'Vos cartes Action. Choisissez-en une, puis la case où elle va. Après la manche, elles reviennent en main ; les cartes Décompte, seulement une fois les trois jouées.',
  owner: 'La carte en cours, son propriétaire, et l’ordre dans lequel on agit.',
  system: 'Une étoile et ses planètes. Une carte Déplacement ouvre deux systèmes aux vaisseaux de tous.',
  sol: 'Tout le monde en vient. Aucun vaisseau ne peut y entrer, mais les usines y produisent.',
  planet: 'Les pions sur une planète produisent sa ressource : une colonie ou un vaisseau 1 carte, une usine 2.',
  alienPlanet: 'Celui qui la retourne pioche un artefact. Elle ne produit rien, mais une colonie y vaut 3 points, une usine 6.',
  faceDownPlanet:
    'Personne ne sait encore ce que c’est. Un vaisseau qui entre dans le système peut regarder, et la retourne en s’y posant.',
  deepSpace: 'Les nouveaux vaisseaux partent d’ici. Aller d’ici vers un système de la carte est gratuit.',
  pawn: 'Les pions qu’il vous reste à construire. Sans pion en réserve, pas de construction.',
  starship:
    'Il explore de nouvelles planètes et produit 1 carte là où il se trouve. Lors d’un décompte des vaisseaux, il rapporte 2 points.',
  resourceCard: 'Elles servent à tout payer. Les autres ne voient que leur nombre, sauf pendant une carte Échange.',
  handLimit: 'Si vous en avez plus de 10 à la fin de la manche, vous devez en défausser jusqu’à 10.',
  points:
    'Le score le plus élevé gagne. Les points viennent des cartes Décompte, de la terraformation, des planètes extraterrestres et des artefacts.',
  fiftyPoints: 'La partie se termine avec la manche où quelqu’un atteint 50, ou où la dernière planète est retournée.',
  faction: 'Les factions se distinguent par les paires de leurs cartes Production et Déplacement.',
  artifact: 'Secret tant qu’on ne l’utilise pas, et à usage unique.',
  scoringCard:
    'Les cartes Décompte jouées restent face visible jusqu’à ce que les trois soient sorties : d’ici là, on ne peut pas les rejouer.',
  offer: 'Une offre indique les cartes des deux côtés. On l’accepte, on la refuse ou on y répond par une seule contre-offre.',
  bank: 'La banque prend 2 cartes identiques et en donne 1 au choix.',
});
