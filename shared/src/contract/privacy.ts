/** What a member decides about being seen. */
export interface Privacy {
  /** Hidden from search, messaging and likes. */
  invisible: boolean;
  /** Shown to visitors who are not logged in. */
  visitor_visible: boolean;
  /** Others see the main photo only, unless the member likes them or has written to them. */
  photos_for_chosen: boolean;
  /** Tells partners what was read, and learns it of them. */
  read_receipts: boolean;
  /** Tells partners that one is writing, and learns it of them. */
  typing_shown: boolean;
  /** Takes photos from partners one has not answered yet. */
  photos_from_everyone: boolean;
  /** Shown on partner sites; only there where the company has some. */
  partner_sites?: boolean;
}
