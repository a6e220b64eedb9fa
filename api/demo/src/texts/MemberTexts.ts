/** Texts of demo members in one language; no sentence reveals the writer's gender. */
export interface MemberTexts {
  /** Sentences about the writer's daily life. */
  life: readonly string[];
  /** Sentences about what the writer enjoys. */
  joys: readonly string[];
  /** Light-hearted remarks that end the text. */
  closingRemarks: readonly string[];
  /** Sentences about who the writer is looking for. */
  partnerWishes: readonly string[];
  /** Dialogues in which the starter writes first and the two take turns. */
  talks: readonly (readonly string[])[];
}
