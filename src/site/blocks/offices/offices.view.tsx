import { allOffices } from '#content/collections/offices/offices.read.ts';
import type { Office } from '#content/model.ts';
import { Fact } from '#ui/html/fact.tsx';
import { useSite } from '../../document/site-context.tsx';
import { ExampleMark } from '../../people/example-mark.tsx';
import { telephoneLink } from '../../text/addresses.ts';
import type { BlockProps, BlockView } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { officesMessages } from './messages/messages.ts';
import { linesOf, officeThing } from './office-thing.ts';

/** Where the broker can be visited. */
export function OfficesBlock({ block, anchor, data }: BlockProps<'offices'> & { data: Office[] }) {
  return (
    <Section name="offices" heading={block.heading} intro={block.intro} anchor={anchor}>
      <ul className="titled-list">
        {data.map((office) => (
          <OfficeItem key={office.id} {...office} />
        ))}
      </ul>
    </Section>
  );
}

function OfficeItem({ name, address, phone, email, hours, map, isExample }: Office) {
  const { locale, linkTo } = useSite();
  const text = officesMessages(locale);
  const onMap = linkTo(map);
  return (
    <li>
      <h3>
        {name}
        <ExampleMark isExample={isExample} />
      </h3>
      <div>
        <address>
          {linesOf(address).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <dl className="facts">
          {hours && <Fact label={text.hours}>{hours}</Fact>}
          {phone && (
            <Fact label={text.phone}>
              <a href={telephoneLink(phone)}>{phone}</a>
            </Fact>
          )}
          {email && (
            <Fact label={text.email}>
              <a href={`mailto:${email}`}>{email}</a>
            </Fact>
          )}
        </dl>
        {onMap && (
          <a className="standing-link" href={onMap} rel="external">
            {text.map(name)}
          </a>
        )}
      </div>
    </li>
  );
}

export const officesView: BlockView<'offices', Office[]> = {
  view: OfficesBlock,
  states: ({ data, agency }) => data.map((office) => officeThing(office, agency)),
  isEmpty: ({ data }) => data.length === 0,
  load: (_block, reader) => reader.ask(allOffices, ''),
};
