import { FORBIDDEN, MODIFIERS, type Modifier, PRESETS, type Preset } from '@astrarium/astra';
import type { AstraPageMessages } from '../words/en/pages.ts';

/** The switches of a solo game, in the order of the rulebook and each once: the same ones are always the same setting. */
export type SoloSetting = readonly Modifier[];

export const ALL_MODIFIERS = Object.keys(MODIFIERS) as readonly Modifier[];
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

/** Whatever is no list of switches, or can't be together (A11.16), gives the rulebook's own setting. */
export function readSetting(input: unknown): SoloSetting {
  if (!Array.isArray(input)) return PRESETS.standard;
  const setting = ALL_MODIFIERS.filter((modifier) => input.includes(modifier));
  return setting.some((modifier) => excludedBy(setting, modifier) !== null) ? PRESETS.standard : setting;
}

/** The setting as one word, to keep things under. */
export function keyOf(setting: SoloSetting): string {
  return setting.length === 0 ? 'standard' : setting.join('+');
}

export function presetOf(setting: SoloSetting): Preset | null {
  return PRESET_NAMES.find((preset) => keyOf(PRESETS[preset]) === keyOf(setting)) ?? null;
}

/** How the setting is called: by its preset, or by its switches. */
export function settingName(setting: SoloSetting, { soloPages }: AstraPageMessages, language: string): string {
  const preset = presetOf(setting);
  if (preset !== null) return soloPages.setup.presets[preset];
  return new Intl.ListFormat(language).format(setting.map((modifier) => soloPages.setup.modifiers[modifier].name));
}

/** The switch of the setting with which this one can't be (A11.16). */
export function excludedBy(setting: SoloSetting, modifier: Modifier): Modifier | null {
  for (const [one, other] of FORBIDDEN) {
    if (one === modifier && setting.includes(other)) return other;
    if (other === modifier && setting.includes(one)) return one;
  }
  return null;
}

export function withSwitch(setting: SoloSetting, modifier: Modifier, on: boolean): SoloSetting {
  return ALL_MODIFIERS.filter((known) => (known === modifier ? on : setting.includes(known)));
}
