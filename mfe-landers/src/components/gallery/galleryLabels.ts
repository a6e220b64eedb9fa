import { defineMessages } from '@rendezvous/shared/intl';

export const galleryLabels = defineMessages({
  gallery: { id: 'landers.gallery.label', defaultMessage: 'Gallery', description: 'Read out for a row of pictures that can be swiped' },
  previous: { id: 'landers.gallery.previous', defaultMessage: 'Previous card', description: 'Button of a gallery' },
  next: { id: 'landers.gallery.next', defaultMessage: 'Next card', description: 'Button of a gallery' },
});
