/** What a program can rely on: limits, caching, terms, versions. */
import { formatDate, formatNumber } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { API_CHANGES, API_VERSION, CALLS_PER_MINUTE, DATA_CREDITS, MAX_BODY_KB, NOTICE_MONTHS } from "./api-limits.ts";

export function ApiPolicies() {
  return (
    <>
      <section className="section" id="limits">
        <h2>Limits</h2>
        <ul className="prose">
          <li>
            You may call the five tools and their tables {CALLS_PER_MINUTE} times a minute from one IP address. A
            response that takes more than a tenth of a second to compute counts as one more call for each extra tenth.
            An assistant's request counts as a call from its own IP address, and so does each tool it calls. Beyond
            that, the answer is <a href="#error-rate-limited">429</a> with <code>Retry-After</code> and{" "}
            <code>RateLimit</code>. Everything else has no limit of its own.
          </li>
          <li>
            Every response states the limit in <code>RateLimit-Policy</code>.
          </li>
          <li>
            A body may have at most {MAX_BODY_KB} KB, and a URL at most {formatNumber(8192)} characters and 250
            parameters.
          </li>
        </ul>
      </section>
      <section className="section" id="caching">
        <h2>Caching</h2>
        <p className="measure">
          Every GET answer, except that of <code>/healthz</code>, has an <code>ETag</code>: send it back as{" "}
          <code>If-None-Match</code>, and an unchanged answer comes back as 304 without a body. You may cache answers
          for as long as <code>Cache-Control</code> says. Facts change only when the site is rebuilt, a few times a day
          at most, so there is no point in calling more than once an hour.
        </p>
      </section>
      <section className="section" id="license">
        <h2>License of the data</h2>
        <p className="measure">
          You may use the API in your own programs and show its facts with their date, under the{" "}
          <a href={paths.termsOfService()}>terms of service</a>. Card pictures are our own drawings and may be shown
          with them. Ratings, values of points and perks, and credit score floors are editorial estimates: say so.
        </p>
        <p className="measure small muted">{DATA_CREDITS}</p>
      </section>
      <section className="section" id="versioning">
        <h2>Versions</h2>
        <p className="measure">
          This is version {API_VERSION}. New properties, parameters and endpoints may appear at any time, so ignore
          those you don't know. A breaking change is announced {NOTICE_MONTHS} months ahead: in the changelog here, and
          by the headers <code>Deprecation</code> and <code>Sunset</code> on the responses it concerns. Error codes and
          slugs do not change.
        </p>
      </section>
      <section className="section" id="changelog">
        <h2>Changelog</h2>
        {API_CHANGES.map(({ version, month, changes }) => (
          <details key={version} className="api-fold">
            <summary>
              <h3>
                {version}, <time dateTime={month}>{formatDate(month)}</time>
              </h3>
            </summary>
            <ul className="prose">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </>
  );
}
