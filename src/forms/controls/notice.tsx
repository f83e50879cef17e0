type NoticeProps = {
  /** The two sentences that everyone should read. */
  short: string;
  /** The rest of it, opened in place. */
  more: { title: string; text: string };
  policy: { path: string; title: string };
  isStatic: boolean;
};

/** Explains, where details are given, what happens to them. */
export function Notice({ short, more, policy, isStatic }: NoticeProps) {
  return (
    <div className="notice">
      <p>
        {short} <a href={policy.path}>{policy.title}</a>
      </p>
      <details open={isStatic}>
        <summary>{more.title}</summary>
        <p>{more.text}</p>
      </details>
    </div>
  );
}
