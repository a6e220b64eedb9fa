/** Replaces the record of failed releases, which shared exports but this variant never instantiates. */
export class BadReleases {}
