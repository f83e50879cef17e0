/** Posts and questions of the length that real ones have, put into the tables of the content service. */
const sentence =
  'A policy pays for what its wording names, up to the sum insured, after the waiting periods stated in it. ';

function richText(paragraphs) {
  const text = {
    type: 'text',
    version: 1,
    text: sentence.repeat(6),
    format: 0,
    mode: 'normal',
    style: '',
    detail: 0,
  };
  const paragraph = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [text],
  };
  const children = Array.from({ length: paragraphs }, () => paragraph);
  return JSON.stringify({
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
  });
}

/** @param {import('pg').Client} database */
export async function growContent(database, { posts, questions }) {
  await database.query('begin');
  await database.query(
    `with made as (
       insert into blog_posts (slug, category, sort_date, _status)
       select 'grown-' || n, (array['opportunity', 'strategy', 'successful'])[1 + n % 3]::enum_blog_posts_category,
              to_char(date '2020-01-01' + n, 'YYYY-MM-DD'), 'published'
         from generate_series(1, $1::int) as n returning id, slug)
     insert into blog_posts_locales (title, lead, body, description, _locale, _parent_id)
     select 'Grown post ' || slug, $2, $3::jsonb, 'A post of the benchmark, ' || slug, 'en', id from made`,
    [posts, sentence, richText(8)],
  );
  await database.query(
    `with made as (
       insert into faqs (key, "group", position, _status)
       select 'grown-' || n, (array['personal', 'corporate', 'posp'])[1 + n % 3]::enum_faqs_group, 1000 + n, 'published'
         from generate_series(1, $1::int) as n returning id, key)
     insert into faqs_locales (question, answer, _locale, _parent_id)
     select 'What does ' || key || ' ask?', $2::jsonb, 'en', id from made`,
    [questions, richText(1)],
  );
  await database.query('commit');
}
