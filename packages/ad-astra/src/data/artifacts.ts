/** The eleven alien artifacts (B1.7, B10), by the word the notation knows them by; the number's rule is B10.(number + 1). */
export const ARTIFACTS = [
  'repositorium',
  'ianua',
  'velum',
  'machina',
  'manus',
  'mercator',
  'oculus',
  'laurea',
  'clavis',
  'arcanum',
  'responsum',
] as const;
export type ArtifactName = (typeof ARTIFACTS)[number];
export type Artifact = number;

export const REPOSITORIUM: Artifact = 0;
export const IANUA: Artifact = 1;
export const VELUM: Artifact = 2;
export const MACHINA: Artifact = 3;
export const MANUS: Artifact = 4;
export const MERCATOR: Artifact = 5;
export const OCULUS: Artifact = 6;
export const LAUREA: Artifact = 7;
export const CLAVIS: Artifact = 8;
export const ARCANUM: Artifact = 9;
export const RESPONSUM: Artifact = 10;

export const ARTIFACT_RULES: readonly string[] = ARTIFACTS.map((_, artifact) => `B10.${artifact + 1}`);

/** Cards taken by B10.1, exchanges by B10.6, systems seen by B10.7, the score of B10.11. */
export const REPOSITORIUM_CARDS = 4;
export const MERCATOR_EXCHANGES = 3;
export const OCULUS_SYSTEMS = 2;
export const RESPONSUM_SCORE = 42;
