/** A policy violation reported by a browser, without anything that identifies its user. */
export interface PolicyViolation {
  /** Violated directive of the policy, for example `script-src`. */
  directive: string;
  /** Origin or kind of what was blocked, for example `https://evil.example`, `inline` or `trusted-types-sink Element innerHTML`. */
  blocked: string;
  /** Source of the violation: a release file, `page`, another origin or a protocol; empty if unknown. */
  source: string;
}
