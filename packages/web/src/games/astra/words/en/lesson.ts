import type { Phase } from '@astrarium/astra';

/** The lesson of Astra: one thing at a time. */
export const lesson = {
  steps: {
    sky: {
      ask: 'Three constellations lie around the Sphere board. You spend Stardust to mark their stars; whoever marks the last star of a card keeps it.',
    },
    start: {
      ask: 'Mark the Starting star of Aries, the one that glows: an untouched card always begins there.',
      hint: 'First the star of Aries that glows, please. A card without marks begins at its Starting star.',
      did: 'One star, one Stardust: you have 7 left.',
    },
    grand: {
      ask: 'Follow the line to Hamal. It is a Grand star, and those are worth going for.',
      hint: 'You are drawing one path: the next star is Hamal, at the other end of the line.',
      did: 'A Grand star gives you 1 Wisdom at once. Wisdom lets you keep more cards.',
    },
    stop: {
      ask: 'You could go on, but Stardust is scarce. Press Stop.',
      hint: 'Save your Stardust for now: press Stop.',
      did: 'Your Observe is over, and so is your turn. Your rival begins Sagitta.',
    },
    join: {
      ask: 'Go on where your rival stopped: a mark is a road for everyone. Mark two stars of Sagitta.',
      hint: 'Two stars of Sagitta, please: begin beside your rival’s last mark.',
      did: 'A dead end: your Observe ended by itself. Your rival marks the last star and discovers Sagitta.',
    },
    boon: {
      ask: 'You helped, so a Boon of the card is yours. Take the Telescope.',
      hint: 'Any of them would be fair. Here, take the Telescope: you need it in a moment.',
      did: 'Everybody but the discoverer who has a star on the card picks a Boon, the one with most stars first.',
    },
    branch: {
      ask: 'Now finish what you began. Mark the next two stars of Aries, along the line from Hamal.',
      hint: 'Back to Aries: on from Hamal, one star after the other.',
      did: 'One path can’t turn back, and the last star lies on the other branch.',
    },
    telescope: {
      ask: 'That is what Telescopes are for: press Telescope for a second Observe in this turn.',
      hint: 'Your Observe is over, but a Telescope gives you another: press Telescope.',
      did: 'The Telescope is spent, and you may begin on any branch.',
    },
    discovery: {
      ask: 'Mark the last star of Aries.',
      hint: 'Only one star of Aries is left. It glows.',
      did: 'All five stars are marked: you discover Aries. The card is yours, with its Ability. Your rival begins Taurus.',
    },
    ability: {
      ask: 'Before you act, you may use Abilities. Touch Aries in your Journal for 3 Stardust.',
      hint: 'First the Ability: touch Aries among your own cards.',
      did: '3 Stardust more. Aries is exhausted now and sleeps until it is reactivated.',
    },
    path: {
      ask: 'Spend all of it: one path of four stars through Taurus, up to the Grand star Alcyone.',
      hint: 'Follow the glowing stars of Taurus to Alcyone, one after the other.',
      did: 'Without Stardust an Observe is over. Alcyone was your third Wisdom: you may keep 4 cards now.',
    },
    limit: {
      ask: 'That is your card limit: if you discover more cards than it allows, you discard down to it.',
    },
    end: {
      ask: 'The deck is the clock: the Game End card in it brings the last round. Then your tracks, your cards and most of all their Elements are turned into Fame.',
    },
    rest: {
      ask: 'No Stardust, so nothing to mark with: press Rest.',
      hint: 'Without Stardust you can only Rest.',
      did: 'Your Pouch is full again: 5. Fire was the active Sphere, so Aries, a Fire card, is awake. Then the marker moved on to Air.',
    },
    dream: {
      ask: 'With two players, a Rest ends in a dream: mark two stars of Argo Navis with the dreamer’s pen.',
      hint: 'The dreamer marks Argo Navis now: two stars, beginning at its Starting star.',
      did: 'These stars belong to nobody, but they open the way for you both.',
    },
  },
  free: 'That is the game. Play on: your rival is an Adept now and decides for itself.',
  watch: 'Watch where your rival stops: you may go on from there.',
  advice: {
    turn: 'Abilities first, then one action. Look for a card you can finish or a Grand star nearby; Rest while your cards’ Element is active.',
    observe: 'Each further star costs 1 Stardust. Stop where your rival can’t finish the card in one go.',
    again: 'A second Observe may finish a card or take another branch. It costs a Telescope, so make it count.',
    buy: 'A Telescope for 3 Stardust pays if you are about to finish a card with branches.',
    'mark-any-star': 'A free star anywhere: a Grand star, or the last star of a card.',
    'mark-three-cards': 'Three free stars on three cards: take part in as many Boons as you can.',
    'mark-two-stars': 'Two free stars: together they may finish a card.',
    'mark-star-and-neighbours': 'Choose a star with many unmarked neighbours; Grand stars among them give Wisdom too.',
    order: 'The order matters little, unless a Boon that others pick does.',
    boons: 'More Pouch and Wisdom help for the whole game; Fame helps only at its end, but surely.',
    activate: 'Wake the card you would like to use next.',
    limit: 'Keep cards of Elements that score together, or whose Abilities you use.',
    dream: 'Send the dreamer where it helps your rival least: into a dead end, or onto their Grand stars.',
  } satisfies Readonly<Record<Phase, string>>,
};
