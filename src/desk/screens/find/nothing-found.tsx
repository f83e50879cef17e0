import type { CaseFilter, CaseOrder, FilterName } from '../../case-lists/case-filter.ts';
import { countInWords } from '../../case-lists/count-cases.ts';
import { wordsOfPart } from '../../case-lists/filter-words.ts';
import { listAddress } from '../../case-lists/list-address.ts';
import { type CaseList, maxOfView } from './load-list.ts';

type NothingFitsProps = {
  filter: CaseFilter;
  order: CaseOrder;
  without: CaseList['without'];
  nameOf: (id: number) => string;
};

/** No case fits: which part of the filter keeps how many away. */
export function NothingFits({ filter, order, without, nameOf }: NothingFitsProps) {
  return (
    <div className="find-nothing">
      <p>
        <b>No case matches all of this.</b>
      </p>
      {without.length > 0 && (
        <ul>
          {without.map(({ left, filter: wider, count }) => (
            <li key={left}>
              <a href={listAddress({ filter: wider, order })}>
                Leave out “{wordsOfPart(left as FilterName, filter[left as FilterName] ?? '', nameOf)}”
              </a>
              {count > 0 && `: ${countInWords(count, maxOfView)} recent ${count === 1 ? 'case' : 'cases'}`}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/desk/find">See every case</a>
      </p>
    </div>
  );
}

/** No one is called so, and nothing like it was typed. */
export function NobodyFound({ typed, isExact }: { typed: string; isExact: boolean }) {
  return (
    <div className="find-nothing">
      <p>
        <b>
          {isExact
            ? `No case contains exactly “${typed}”.`
            : `No case resembles “${typed}”, even allowing for typing errors.`}
        </b>
      </p>
      <ul>
        <li>A part is enough: the first letters of a name, or the last digits of a phone number.</li>
        <li>Try one word: it may find more. To search by city alone, use “More filters” in the lists.</li>
        <li>
          The case may have been deleted: after its retention period, or because the person asked us to.
        </li>
      </ul>
      <p>
        <a href="/desk/find">To the lists</a>
      </p>
    </div>
  );
}
