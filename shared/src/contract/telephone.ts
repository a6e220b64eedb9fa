/** Href of a telephone link: hyphens and spaces removed; the visible text keeps them. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[-\s]/g, '')}`;
