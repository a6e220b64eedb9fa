import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../content/messages';
import type { GifMotif } from './drawGif';

/** Title of a GIF, and what else finds it, separated by commas. */
interface GifTexts {
  title: string;
  search: string;
}

/** Texts of the bundled GIFs in every language. */
export const gifTexts: Record<Locale, Record<GifMotif, GifTexts>> = translateMessages({
  heart: {
    title: defineMessage({
      id: 'api.gifs.heart.title',
      defaultMessage: 'Beating heart',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.heart.search',
      defaultMessage: 'love, kiss, crush',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  wave: {
    title: defineMessage({
      id: 'api.gifs.wave.title',
      defaultMessage: 'Waving hand',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.wave.search',
      defaultMessage: 'hello, hi, goodbye',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  sun: {
    title: defineMessage({
      id: 'api.gifs.sun.title',
      defaultMessage: 'Shining sun',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.sun.search',
      defaultMessage: 'good morning, summer, weather',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  stars: {
    title: defineMessage({
      id: 'api.gifs.stars.title',
      defaultMessage: 'Twinkling stars',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.stars.search',
      defaultMessage: 'magic, wish, wow',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  balloons: {
    title: defineMessage({
      id: 'api.gifs.balloons.title',
      defaultMessage: 'Floating balloons',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.balloons.search',
      defaultMessage: 'birthday, congratulations, party',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  coffee: {
    title: defineMessage({
      id: 'api.gifs.coffee.title',
      defaultMessage: 'Steaming coffee',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.coffee.search',
      defaultMessage: 'tea, break, date',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  confetti: {
    title: defineMessage({
      id: 'api.gifs.confetti.title',
      defaultMessage: 'Falling confetti',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.confetti.search',
      defaultMessage: 'hurray, party, celebrate',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  flower: {
    title: defineMessage({
      id: 'api.gifs.flower.title',
      defaultMessage: 'Swaying flower',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.flower.search',
      defaultMessage: 'spring, thank you, garden',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  music: {
    title: defineMessage({
      id: 'api.gifs.music.title',
      defaultMessage: 'Dancing notes',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.music.search',
      defaultMessage: 'music, dance, song',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
  moon: {
    title: defineMessage({
      id: 'api.gifs.moon.title',
      defaultMessage: 'Moon and clouds',
      description: 'Title of a bundled GIF, read out in its place; at most 40 characters',
    }),
    search: defineMessage({
      id: 'api.gifs.moon.search',
      defaultMessage: 'good night, sleep, dream',
      description: 'What people may also search this GIF by, separated by commas',
    }),
  },
});
