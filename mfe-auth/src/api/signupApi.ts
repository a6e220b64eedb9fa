import * as likes from '@rendezvous/shared/calls/likes';
import * as signup from '@rendezvous/shared/calls/signup';
import { request } from '@rendezvous/shared/calls/request';
import type { ProfileCard, SignupForm } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

type Http = RootStore['http'];

const NO_PROGRESS = { progress: false };

/** Calls for sign-up. */
export const signupApi = (http: Http) => ({
  send: (form: SignupForm) => request(http, signup.signUp, form),
  checkAge: (dateOfBirth: string) => request(http, signup.checkAge, { date_of_birth: dateOfBirth }, NO_PROGRESS),
  isNameFree: async (name: string): Promise<boolean> => (await request(http, signup.checkName, { name }, NO_PROGRESS)).available,
  listMatches: async (): Promise<ProfileCard[]> => (await request(http, signup.listSignupMatches)).profiles,
  like: (id: string) => request(http, likes.like, { profile_id: id }),
  unlike: (id: string) => request(http, likes.unlike, { profile_id: id }),
});
