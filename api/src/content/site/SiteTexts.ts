/** What a domain says of itself in one language. */
export interface SiteTexts {
  index_title: string;
  description: string;
  fictional_singular: string;
  fictional_plural: string;
  /** The whole sentence; an empty one means that the domain has no fictional profiles. */
  fictional_warning: string;
}
