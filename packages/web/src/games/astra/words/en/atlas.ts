/** The words of the atlas. */
export const atlas = {
  title: 'The atlas',
  subject: 'The sky of Ptolemy, star by star',
  toList: 'Skip to the list',
  open: 'Open the atlas of the sky',
  noSuchCard: (code: string) => `No constellation goes by the letters “${code}”. Choose one from the sky or from the list.`,

  sky: {
    title: 'The sky',
    label: 'Map of the sky with the forty-eight constellations',
    keys: 'Arrow keys move the map; plus and minus draw nearer and farther, 0 shows the whole sky. Enter opens the constellation in the middle, Escape closes it. Every constellation is in the list as well.',
    inMiddle: (name: string) => `In the middle: ${name}`,
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole sky',
    magnitude: (magnitude: string) => `magnitude ${magnitude}`,
    magnitudes: 'Stars by magnitude',
  },

  map: {
    equator: 'Celestial equator',
    ecliptic: 'Ecliptic',
    hour: (numeral: string) => `${numeral} h`,
    declination: (degrees: number) => `${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`,
  },

  list: {
    title: 'The constellations',
    search: 'Name of a constellation or star',
    more: 'By stars, Ability and Boons',
    stars: 'Stars',
    anyStars: 'any number',
    starBand: (least: number, most: number) => `${least} to ${most} stars`,
    ability: 'Ability',
    anyAbility: 'any',
    boons: 'Boons it offers',
  },

  sheet: {
    close: 'Close',
    placeTitle: 'Where it stands',
    rightAscension: 'Right ascension',
    hours: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')} min`,
    declination: 'Declination',
    evening: 'Highest at nine in the evening',
    seenFrom: 'Seen whole',
    latitudes: (north: string, south: string) => `from ${north} to ${south}`,
    latitude: (degrees: number) => (degrees === 0 ? 'the equator' : `${Math.abs(degrees)}° ${degrees < 0 ? 'S' : 'N'}`),
    lore: 'Myth and sky',
    stars: 'Named stars',
    star: 'Star',
    letter: 'Letter',
    magnitude: 'Magnitude',
    others: (count: number) =>
      count === 1 ? 'One more star of the figure has no name.' : `${count} more stars of the figure have no name.`,
    card: 'Its card',
    deciding: 'How often it decides',
    decided: 'Games it decides',
    discovered: 'Games in which it is discovered',
    won: 'Its discoverer wins',
    fame: 'Fame it brings its discoverer',
    rank: (rank: number, all: number) => (rank === 1 ? `the most of all ${all}` : `place ${rank} of ${all}`),
    mean: (mean: string) => `mean of all cards: ${mean}`,
    sample: (games: string, least: number, most: number) =>
      `From ${games} games of ${least} to ${most} Adepts. A card decides a game that would not have been won without the Fame, the Boons and the final points it brought.`,
  },
};
