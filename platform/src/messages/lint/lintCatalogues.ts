import { isIdBelow, TEXT_RULES } from '@rendezvous/shared/lint';
import type { CatalogueText, LintFinding } from './CatalogueText';
import { findDifferentTranslations, findQuotedNames } from './comparisons';
import { EXCEPTIONS, type LintException } from './exceptions';
import { findLeftoverEnglish } from './leftoverEnglish';

const applyTextRules = (texts: readonly CatalogueText[]): LintFinding[] =>
  texts.flatMap((text) =>
    Object.entries(TEXT_RULES).flatMap(([rule, findProblems]) =>
      findProblems(text).map((problem) => ({ packageName: text.packageName, id: text.id, locale: text.locale, rule, problem })),
    ),
  );

const RULES = [applyTextRules, findDifferentTranslations, findQuotedNames, findLeftoverEnglish];

const findAll = (texts: readonly CatalogueText[]): LintFinding[] => RULES.flatMap((findProblems) => findProblems(texts));

type Place = Pick<LintFinding, 'id' | 'locale'>;

const concerns = ({ ids, locales }: LintException, { id, locale }: Place): boolean =>
  (locales?.includes(locale) ?? true) && isIdBelow(id, ids);

const covers = (exception: LintException, finding: LintFinding): boolean => exception.rule === finding.rule && concerns(exception, finding);

/** Finds what is wrong with the words of texts, which are those of all packages and languages: some rules compare them. */
export const lintCatalogues = (texts: readonly CatalogueText[], exceptions: readonly LintException[] = EXCEPTIONS): LintFinding[] =>
  findAll(texts).filter((finding) => !exceptions.some((exception) => covers(exception, finding)));

/** Finds the exceptions that no text needs, each with a text that it names; those for texts that are not among `texts` do not count. */
export function findUnusedExceptions(
  texts: readonly CatalogueText[],
  exceptions: readonly LintException[] = EXCEPTIONS,
): (Place & Pick<LintFinding, 'packageName' | 'rule'>)[] {
  const findings = findAll(texts);
  return exceptions
    .filter((exception) => !findings.some((finding) => covers(exception, finding)))
    .flatMap((exception) => {
      const text = texts.find((place) => concerns(exception, place));
      return text === undefined ? [] : [{ packageName: text.packageName, id: text.id, locale: text.locale, rule: exception.rule }];
    });
}
