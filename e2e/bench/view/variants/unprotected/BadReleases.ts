/** Replaces the memory of failed releases; exported by the door of shared but never instantiated. */
export class BadReleases {}
