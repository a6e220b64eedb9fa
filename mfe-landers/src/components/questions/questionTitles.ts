import { defineMessages } from '@rendezvous/shared/intl';

/** Titles of the three questions in order: gender, age, place. */
export const questionTitles = Object.values(
  defineMessages({
    who: {
      id: 'landers.question.who',
      defaultMessage: 'Are you a man or a woman?',
      description: 'First question of a lander; answers: Man, Woman',
    },
    age: {
      id: 'landers.question.age',
      defaultMessage: 'What year were you born?',
      description: 'Second question of a lander, for the year',
    },
    place: { id: 'landers.question.place', defaultMessage: 'Where do you live?', description: 'Third question of a lander' },
  }),
);
