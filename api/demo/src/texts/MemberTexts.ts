/** What demo members of one language write; no sentence tells the writer's gender. */
export interface MemberTexts {
  /** What their days look like. */
  life: readonly string[];
  /** What they enjoy. */
  joys: readonly string[];
  /** A light remark at the end. */
  winks: readonly string[];
  /** Whom or what they look for. */
  seeks: readonly string[];
  /** Conversations, the one who starts first, then in turns. */
  talks: readonly (readonly string[])[];
}
