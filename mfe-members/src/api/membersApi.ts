import * as likes from '@rendezvous/shared/calls/likes';
import * as members from '@rendezvous/shared/calls/members';
import * as profileCalls from '@rendezvous/shared/calls/profile';
import { knownReply, prefetch, request } from '@rendezvous/shared/calls/request';
import type { ApiBody, OwnProfile, Profile, ProfileImage, SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import type { CallOptions, HttpClient } from '@rendezvous/shared/http';

/** GET /api/search.php. */
export const searchMembers = (http: HttpClient, query: SearchQuery): Promise<SearchReply> => request(http, members.search, query);

/** Results of a search from the page's document or a prefetch; undefined when they have to be requested. */
export const getPreloadedMembers = (http: HttpClient, query: SearchQuery): SearchReply | undefined =>
  knownReply(http, members.search, query);

/** Prefetches a search before its screen mounts. */
export const prefetchSearch = (http: HttpClient, query: SearchQuery): void => prefetch(http, members.search, query);

/** GET /api/member.php. */
export const readMember = async (http: HttpClient, id: string, options?: CallOptions): Promise<Profile> =>
  (await request(http, members.readMember, { id }, options)).profile;

/** POST /api/like.php; `match` is true when both like each other. */
export const likeMember = (http: HttpClient, profileId: string) =>
  request(http, likes.like, { profile_id: profileId }, { progress: false });

/** DELETE /api/like.php. */
export const unlikeMember = (http: HttpClient, profileId: string) =>
  request(http, likes.unlike, { profile_id: profileId }, { progress: false });

/** A profile from the page's document or a prefetch; undefined when it has to be requested. */
export const getPreloadedMember = (http: HttpClient, id: string): Profile | undefined =>
  knownReply(http, members.readMember, { id })?.profile;

/** GET /api/profile.php. */
export const readOwnProfile = async (http: HttpClient): Promise<OwnProfile> => (await request(http, profileCalls.readProfile)).profile;

/** PUT /api/profile.php. */
export const saveOwnProfile = async (http: HttpClient, changes: ApiBody<'PUT /api/profile.php'>): Promise<OwnProfile> =>
  (await request(http, profileCalls.changeProfile, changes)).profile;

/** POST /api/photos.php as multipart. */
export async function uploadPhoto(http: HttpClient, file: File): Promise<ProfileImage> {
  const form = new FormData();
  form.append('file', file);
  return (await request(http, profileCalls.uploadPhoto, form)).photo;
}

/** DELETE /api/photos.php. */
export const deletePhoto = (http: HttpClient, id: string) => request(http, profileCalls.deletePhoto, { id });
