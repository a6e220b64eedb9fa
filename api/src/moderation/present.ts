import { APPEAL_MONTHS, type ModeratedMember, type ModerationQueue, type OwnReport, type ReportExcerpt } from '@rendezvous/shared/contract';
import { monthsLater } from '../monthsLater';
import type { SignPhotoUrl } from '../photos/photoSignature';
import { presentImage } from '../photos/presentPhotos';
import type { StoredExcerpt } from '../tables/moderationTables';
import type { OpenCases } from './sqlCases';
import type { OwnReportRow } from './sqlReports';

type Members = ReadonlyMap<string | null, ModeratedMember>;

const toFileUrl = (id: string): string => `/api/complaint-file.php?id=${id}`;

const presentExcerpt = (
  { sender_id, photo_id, created_at, ...row }: StoredExcerpt,
  memberId: string,
  signUrl: SignPhotoUrl,
): ReportExcerpt => ({
  ...row,
  theirs: sender_id === memberId,
  photo: photo_id === null ? null : signUrl(photo_id, '480'),
  created: created_at,
});

function presentReports(reports: OpenCases['reports'], members: Members, signUrl: SignPhotoUrl): ModerationQueue['reports'] {
  return reports.flatMap(
    ({ id, reference, thing, reason, body, created_at, subject_id, reporter_id, photo_id, excerpts, additions, files }) => {
      const member = members.get(subject_id);
      if (member === undefined) return [];
      const reporter = members.get(reporter_id) ?? null;
      const presentedExcerpts = excerpts.map((excerpt) => presentExcerpt(excerpt, member.id, signUrl));
      const photo = photo_id === null ? null : signUrl(photo_id, '1200', 'chosen');
      const fields = {
        id,
        reference,
        thing,
        reason,
        earlier_reasons: additions.map((addition) => addition.reason),
        text: body,
        created: created_at,
      };
      return [{ ...fields, member, reporter, photo, excerpts: presentedExcerpts, attachments: files.map(toFileUrl) }];
    },
  );
}

function presentPendingPhotos(photos: OpenCases['photos'], members: Members, signUrl: SignPhotoUrl): ModerationQueue['photos'] {
  return photos.flatMap(({ member_id, created_at, ...photo }) => {
    const member = members.get(member_id);
    return member === undefined ? [] : [{ id: photo.id, created: created_at, member, image: presentImage(photo, signUrl) }];
  });
}

function presentComplaints(complaints: OpenCases['complaints'], members: Members): ModerationQueue['complaints'] {
  return complaints.map(({ id, ticket, category, email, reference, description, good_faith, created_at, member_id, files }) => ({
    ...{ id, ticket, category, email, reference, description, good_faith },
    created: created_at,
    member: members.get(member_id) ?? null,
    attachments: files.map(toFileUrl),
  }));
}

/** The open cases as a moderator sees them. */
export const presentCases = (
  { reports, photos, complaints }: OpenCases,
  members: Members,
  signUrl: SignPhotoUrl,
): Omit<ModerationQueue, 'open'> => ({
  reports: presentReports(reports, members, signUrl),
  photos: presentPendingPhotos(photos, members, signUrl),
  complaints: presentComplaints(complaints, members),
});

/** A report as its author sees it, with the outcome and the deadline for an appeal. */
export const presentOwnReport = ({ name, status, created_at, outcome, decided_at, ...report }: OwnReportRow): OwnReport => ({
  reference: report.reference,
  thing: report.thing,
  reason: report.reason,
  name: status === 'deleted' ? null : name,
  created: created_at,
  state: outcome ?? 'open',
  decided: decided_at,
  appeal_until: decided_at === null ? null : monthsLater(decided_at, APPEAL_MONTHS),
});
