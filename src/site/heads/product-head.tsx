import type { PageContent } from '#content/model.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { Breadcrumb, HeadUmbrella } from '../pages/page-head.tsx';
import { WaysToCall } from '../people/ways-to-call.tsx';
import { headFamilies } from './families.ts';
import { headScene } from './head-scene.ts';
import { headObjects } from './objects/objects.ts';
import { ToolLink } from './tool-link.tsx';

/** The head of a page about a cover: its name, what a reader gains, the way to a person, three facts, its object. */
export function ProductHead({ page }: { page: PageContent }) {
  const object = headObjects.find(({ name }) => name === page.scene);
  const setup = object && headFamilies[object.family];
  return (
    <div className={`page-head product-head${setup ? ` head-${setup}` : ''}`}>
      <div className="wrap">
        <div className="head-text">
          <Breadcrumb page={page} />
          <Title page={page} />
        </div>
        <div className="head-more">
          <p className="lead">{page.lead}</p>
          <Actions page={page} />
        </div>
        {page.facts && page.facts.length > 0 && <Facts facts={page.facts} />}
        {object && (
          <Picture
            scene={headScene({ object, audience: page.audience, picture: page.picture })}
            className="head-scene"
            isSliced
          />
        )}
      </div>
      {!object && <HeadUmbrella page={page} />}
    </div>
  );
}

/** One heading: the cover's name is read before its headline, and looks smaller. */
function Title({ page: { heading, benefit } }: { page: PageContent }) {
  if (!benefit) return <h1>{heading}</h1>;
  return (
    <h1>
      <span className="cover-name">
        {heading}
        <span className="visually-hidden">: </span>
      </span>
      {benefit}
    </h1>
  );
}

function Actions({ page }: { page: PageContent }) {
  return (
    <p className="acts">
      <WaysToCall page={page}>
        <ToolLink page={page} />
      </WaysToCall>
    </p>
  );
}

function Facts({ facts }: { facts: NonNullable<PageContent['facts']> }) {
  return (
    <dl className="head-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
