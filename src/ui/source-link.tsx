/** Behind a sentence that names a source: the way there, where it has an address that anybody can read. */
export function SourceLink({ address }: { readonly address: string | undefined }) {
  if (!address) return null;
  return (
    <>
      {" "}
      <a href={address} rel="noopener nofollow">
        See the source
      </a>
    </>
  );
}
