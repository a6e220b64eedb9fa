/** How each page and overlay is looked at: the short language on a desktop, the long one in the dark on the narrowest phone. */
export const LOOKS = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { language: 'de', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const;
