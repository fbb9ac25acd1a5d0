/** The words of the galaxy: its systems, their planets, and deep space. */
export const galaxy = {
  label: 'The galaxy',
  deepSpace: 'Deep space',
  ships: (ships: number) => (ships === 1 ? '1 starship' : `${ships} starships`),
  fleet: (name: string, ships: number) =>
    `${name}: ${ships === 0 ? 'no starship' : ships === 1 ? '1 starship' : `${ships} starships`} in deep space`,
  /** Beside the number of planets that are still face down (B3.4). */
  faceDown: 'face down',
  faceDownLeft: (planets: number) =>
    planets === 0
      ? 'Every planet is face up: the game ends with this round.'
      : planets === 1
        ? 'One planet is still face down. When it is turned up, the game ends with that round.'
        : `${planets} planets are still face down. When none is left, the game ends with that round.`,

  system: {
    facts: (name: string, planets: number, down: number) => `${name}: ${planets} planets, ${down} face down`,
    entered: (name: string) => `a starship of ${name} is about to land`,
    canFly: (energy: string) => `your starship can fly here: ${energy}`,
    canLook: 'can be looked at',
  },
  energy: (energy: number): string => (energy === 0 ? 'free' : `${energy} Energy`),

  also: (facts: readonly string[]) => facts.join('; '),

  planet: {
    facts: (where: string, facts: readonly string[]) => `${where}: ${facts.join('; ')}`,
    named: (system: string, number: number) => `${system}, planet ${number}`,
    down: 'face down',
    seen: (kind: string) => `face down; you have seen it: ${kind}`,
    yours: 'yours',
    of: (name: string) => `of ${name}`,
    pawns: (pawns: readonly string[], whose: string) => `${list(pawns)}, ${whose}`,
    colony: 'colony',
    factory: 'factory',
    terraformer: 'terraformer',
    canMove: 'your starship can fly from here',
    inHand: 'this starship is chosen',
    canReach: (energy: string) => `flying to this system: ${energy}`,
    canLand: 'you can land here',
    canTurnUp: 'you can turn it up and land here',
    canBuild: 'you can build here',
  },

  closer: {
    label: (system: string) => `${system}, seen closer`,
    close: 'Close',
    peek: 'Look first',
    peekLabel: (system: string) => `Look first: see the face-down planets of ${system} in secret, then land`,
    land: 'Choose a planet to land on.',
    fly: 'Fly here',
    look: 'Look at its planets',
    from: (place: string) => `From ${place}`,
  },

  build: {
    label: (place: string) => `Build on ${place}`,
    colony: 'Colony',
    factory: 'Factory',
    terraformer: 'Terraformer',
    starship: 'Starship',
    choice: (item: string, cards: string) => `${item} for ${cards}`,
    close: 'Close',
  },
};

const LIST = new Intl.ListFormat('en');

function list(items: readonly string[]): string {
  return LIST.format(items);
}
