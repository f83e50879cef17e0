import pg from 'pg';

/**
 * A broker's two years in a database that has its tables: 200,000 enquiries with their cases, consents and events, by
 * SQL and the same each time. Most are closed, some rest, the last fortnight's are at work; advisers share them unevenly,
 * names, cities and pages are few and many as they are in life.
 */
const firstNames =
  'Aarti Abdul Aditi Ajay Amit Anand Anita Anjali Arjun Arun Asha Ashok Ayesha Balwinder Bhavna Chandra Deepa Deepak Devi Dinesh Divya Farhan Fatima Ganesh Gaurav Gita Gopal Gurpreet Harish Hema Imran Indira Irfan Jaya Jyoti Kabir Kamala Karthik Kavita Kiran Krishna Lakshmi Lalita Laxmi Leela Madhav Mahesh Manoj Maya Meena Meera Mohan Mohammed Mukesh Nandini Naresh Neha Nikhil Nila Nusrat Om Padma Pankaj Pooja Pradeep Prakash Priya Radha Rahul Rajesh Raju Rakesh Ramesh Rani Ravi Rekha Revathi Rina Rohan Sandeep Sangeeta Sanjay Sarita Savitri Shanti Shilpa Shreya Sita Sneha Sonia Sudha Sunil Sunita Suresh Swati Tara Tenzin Uma Usha Varun Vidya Vijay Vikram Vinod Yasmin Zoya'.split(
    ' ',
  );
const lastNames =
  'Agarwal Ahmed Ali Banerjee Bhat Bose Chatterjee Chauhan Chowdhury Das Desai Deshmukh Dutta Fernandes Ghosh Gill Gowda Gupta Hegde Iyengar Iyer Jain Jha Joshi Kapoor Kaur Khan Krishnan Kulkarni Kumar Lal Mehta Menon Mishra Mukherjee Murthy Naidu Nair Narayanan Pandey Patel Patil Pillai Rao Reddy Roy Sahu Saxena Sen Shah Shaikh Sharma Shetty Shukla Singh Sinha Subramaniam Thakur Tiwari Varma Verma Yadav'.split(
    ' ',
  );
const cities =
  'Mumbai, Maharashtra|Delhi, Delhi|Bengaluru, Karnataka|Hyderabad, Telangana|Ahmedabad, Gujarat|Chennai, Tamil Nadu|Kolkata, West Bengal|Pune, Maharashtra|Jaipur, Rajasthan|Surat, Gujarat|Lucknow, Uttar Pradesh|Kanpur, Uttar Pradesh|Nagpur, Maharashtra|Indore, Madhya Pradesh|Bhopal, Madhya Pradesh|Nashik, Maharashtra|Ludhiana, Punjab|Kochi, Kerala|Gangtok, Sikkim|Ziro, Arunachal Pradesh'.split(
    '|',
  );
const purposes = [
  ...['Personal Insurance', 'Personal Insurance', 'Personal Insurance', 'Corporate Insurance'],
  ...['Corporate Insurance', 'POSP', 'IVF Insurance', 'Cruise Insurance', 'Surety Bond'],
];
const pages =
  '/|/|/|/|/personal-insurance|/health-calculator|/corporate-insurance|/risk-janampatri|/ivf|/posp-agent|/fire-insurance-policy|/marine-insurance|/cruise|/surety-bond|/call-back'.split(
    '|',
  );

/** @param advisers how many are added to those already in the database */
export async function fillWithCases({ connectionString, count, advisers = 12 }) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select setseed(0.42)');
    await client.query(usersSql, [advisers]);
    await client.query(drawnSql, [count, firstNames, lastNames, cities, purposes, pages]);
    for (const statement of fillSql) await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze cases');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const usersSql = `
  insert into users (name, email, role)
  select 'Adviser ' || n, 'adviser' || n || '@broker.example', 'adviser' from generate_series(1, $1::int) n`;

/** Few are rendered often: the first of a list more than its last. */
const oneOf = (list) => `($${list}::text[])[1 + floor(power(random(), 1.6) * cardinality($${list}))::int]`;

const drawnSql = `
  create temporary table drawn on commit drop as
  with people as (
    select n, ${oneOf(2)} || ' ' || ${oneOf(3)} as name, (6000000000 + floor(random() * 3999999999))::bigint::text as phone,
      ${oneOf(4)} as city, ${oneOf(5)} as purpose, ${oneOf(6)} as page,
      case when random() < 0.4 then 'Hindi' else 'English' end as language,
      now() - interval '700 days' * ((n - random()) / $1) as created_at,
      random() as fate, random() as luck
    from generate_series(1, $1::int) n
  ), aged as (
    select *, now() - created_at as age, case
      when now() - created_at < interval '2 days' then
        case when fate < 0.5 then 'new' when fate < 0.75 then 'taken' else 'waiting' end
      when now() - created_at < interval '14 days' then
        case when fate < 0.6 then 'closed' when fate < 0.8 then 'waiting' when fate < 0.9 then 'taken' else 'resting' end
      when fate < 0.925 then 'closed' when fate < 0.995 then 'resting' else 'waiting' end as state
    from people
  )
  select *,
    substr(letters, 1 + (k / 1 % 22)::int, 1) || substr(letters, 1 + (k / 22 % 22)::int, 1)
      || substr('23456789', 1 + (k / 484 % 8)::int, 1) || substr(letters, 1 + (k / 3872 % 22)::int, 1)
      || substr(letters, 1 + (k / 85184 % 22)::int, 1) || substr('23456789', 1 + (k / 1874048 % 8)::int, 1)
      || substr(letters, 1 + (k / 14992384 % 22)::int, 1) || substr(letters, 1 + (k / 329832448 % 22)::int, 1) as reference
  from (
    select *, 'ABCDEFGHJKLMNPRSTUVWXY' as letters, n::bigint * 2654435761 % 7256313856 as k,
      lower(replace(name, ' ', '.')) || n || '@example.com' as email,
      (select id from users u where role = 'adviser' order by id offset floor(power(aged.luck, 1.5)
        * (select count(*) from users where role = 'adviser'))::int limit 1) as adviser_id
    from aged) numbered`;

const fillSql = [
  `insert into call_from_experts (reference, name, phone, email, city, concern, referrer_url, variant,
     channel, captcha, locale, answers, campaign, created_at, updated_at)
   select reference, name, phone, email, city, purpose, page, 'general', 'dialog', 'off', 'en',
     jsonb_build_array(jsonb_build_object('field', 'name', 'asked', 'Name', 'words', name),
       jsonb_build_object('field', 'concern', 'asked', 'Purpose', 'words', purpose)), '{}', created_at, created_at
   from drawn order by n`,
  `insert into consents (reference, purpose, is_given, text, text_version, source, enquiry_id, created_at, updated_at)
   select d.reference, p.purpose::enum_consents_purpose, p.purpose = 'consent' or d.luck < 0.7, 'As it was asked.', '2026-11-01',
     'dialog /', e.id, d.created_at, d.created_at
   from drawn d join call_from_experts e using (reference), (values ('consent'), ('consent_share')) p (purpose)`,
  `insert into cases (reference, register, about, name, phone, email, purpose, city, language, page, campaign, source, state,
     assignee_id, attempts, due_at, promised_at, first_call_at, reached_at, closed_at, outcome, reason, enquiry_id, created_at, updated_at)
   select d.reference, 'enquiries', d.purpose, d.name, d.phone, d.email, d.purpose, d.city, d.language, d.page,
     case when luck < 0.1 then 'monsoon-2026' else '' end,
     (case when luck < 0.9 then 'site' when luck < 0.97 then 'telephone' else 'walk-in' end)::enum_cases_source,
     state::enum_cases_state, case when state <> 'new' then adviser_id end, case when state = 'resting' then 2 else 0 end,
     case when state in ('new', 'taken') then d.created_at + interval '1 day' when state = 'waiting' then now() + interval '6 days' * (luck - 0.3) end,
     d.created_at + interval '1 day', case when state <> 'new' then d.created_at + interval '20 hours' * luck * 2 end,
     case when state in ('taken', 'closed') and fate > 0.1 then d.created_at + interval '21 hours' * luck * 2 end,
     case when state = 'closed' then least(now(), d.created_at + interval '9 days' * luck + interval '2 days') end,
     (case when state = 'closed' then (array['done', 'done', 'not-wanted', 'not-possible', 'not-reached', 'not-meant'])[1 + floor(luck * 6)::int] end)::enum_cases_outcome,
     case when state = 'closed' then 'Said so on the telephone' else '' end, e.id, d.created_at,
     case when state = 'closed' then least(now(), d.created_at + interval '9 days' * luck + interval '2 days') else d.created_at end
   from drawn d join call_from_experts e using (reference) order by d.n desc`,
  `insert into case_events (case_id, reference, kind, text, who, who_id, created_at)
   select c.id, c.reference, e.kind::enum_case_events_kind, '', case when e.kind = 'arrived' then '' else 'An adviser' end,
     case when e.kind <> 'arrived' then c.assignee_id end, least(now(), c.created_at + e.after)
   from cases c, (values ('arrived', interval '0'), ('taken', interval '1 hour'), ('called', interval '2 hours'), ('closed', interval '9 days')) e (kind, after)
   where e.kind = 'arrived' or (c.state <> 'new' and (e.kind <> 'closed' or c.state = 'closed'))`,
];
