/** Below the heading of a block that shows a collection. @param name of the block */
export function BlockPreview({ name }: { name: string }) {
  return (
    <p className="field-description">
      The block appears on the page once there is something to show.{' '}
      <a href={`/desk/sections#${name}`} target="_blank" rel="noreferrer">
        How it looks
      </a>
    </p>
  );
}
