/** Texts of demo members in one language; no sentence reveals the writer's gender. */
export interface MemberTexts {
  /** About their days. */
  life: readonly string[];
  /** About what they enjoy. */
  joys: readonly string[];
  /** A light remark at the end. */
  winks: readonly string[];
  /** About what they look for. */
  seeks: readonly string[];
  /** Dialogues; the starter first, then taking turns. */
  talks: readonly (readonly string[])[];
}
