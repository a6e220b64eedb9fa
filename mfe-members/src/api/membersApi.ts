import type { ApiBody, OwnProfile, Profile, ProfileImage, SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import type { CallOptions, HttpClient } from '@rendezvous/shared/http';

/** GET /api/search.php. */
export const searchMembers = (http: HttpClient, query: SearchQuery): Promise<SearchReply> => http.get('/api/search.php', query);

/** What is there already of a search. */
export const knownMembers = (http: HttpClient, query: SearchQuery): SearchReply | undefined => http.known('/api/search.php', query);

/** Asks for a search before its screen is there. */
export const searchAhead = (http: HttpClient, query: SearchQuery): void => http.ahead('/api/search.php', query);

/** GET /api/member.php. */
export const readMember = async (http: HttpClient, id: string, options?: CallOptions): Promise<Profile> =>
  (await http.get('/api/member.php', { id }, options)).profile;

/** POST /api/like.php; `match` when both like each other. */
export const likeMember = (http: HttpClient, profileId: string) =>
  http.post('/api/like.php', { profile_id: profileId }, { progress: false });

/** DELETE /api/like.php. */
export const unlikeMember = (http: HttpClient, profileId: string) =>
  http.delete('/api/like.php', { profile_id: profileId }, { progress: false });

/** The profile that the page's document brought. */
export const knownMember = (http: HttpClient, id: string): Profile | undefined => http.known('/api/member.php', { id })?.profile;

/** GET /api/profile.php. */
export const readOwnProfile = async (http: HttpClient): Promise<OwnProfile> => (await http.get('/api/profile.php')).profile;

/** PUT /api/profile.php. */
export const saveOwnProfile = async (http: HttpClient, changes: ApiBody<'PUT /api/profile.php'>): Promise<OwnProfile> =>
  (await http.put('/api/profile.php', changes)).profile;

/** POST /api/photos.php as multipart. */
export async function uploadPhoto(http: HttpClient, file: File): Promise<ProfileImage> {
  const form = new FormData();
  form.append('file', file);
  return (await http.post('/api/photos.php', form)).photo;
}

/** DELETE /api/photos.php. */
export const deletePhoto = (http: HttpClient, id: string) => http.delete('/api/photos.php', { id });
