import { paths } from "../paths.ts";

interface ConsentBarProps {
  readonly gtm?: string;
  readonly ga4?: string;
  readonly visitor?: string;
  readonly vitals?: boolean;
}

/**
 * Asks for consent to analytics, at the foot of the window, over the page. It is
 * hidden until `start-consent.ts` has seen that no answer is known: stored pages
 * are the same for everyone, and without JavaScript nothing would load anyway.
 * It stands before the page in the order of focus, and does not trap it.
 */
export function ConsentBar({ gtm, ga4, visitor, vitals = false }: ConsentBarProps) {
  return (
    <div
      className="consent-bar fixed bottom-0 inset-x-0 z-45 border-t border-control bg-surface text-ink pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-m1 max-h-[70vh] overflow-y-auto [&[hidden]]:hidden print:hidden"
      role="dialog"
      aria-modal="false"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      data-consent
      data-gtm={gtm}
      data-ga4={ga4}
      data-visitor={visitor}
      data-vitals={vitals || undefined}
      hidden
    >
      <div className="container grid gap-x-8 gap-y-3 items-center md:grid-cols-[1fr_auto]">
        <div>
          <h2 className="font-sans font-650 text-0 leading-[1.3] tracking-normal" id="consent-title">
            May we count your visit?
          </h2>
          <p className="mt-1 max-w-measure [&>a]:inline-block [&>a]:py-0.5" id="consent-text">
            <span data-consent-ask>
              We would like to know which pages are read{vitals && " and how fast they open"}. Analytics load only if
              you agree, and the site works the same either way.
            </span>
            <span data-consent-signal hidden>
              Your browser asks sites not to track you (Global Privacy Control). We follow that: analytics stay off.
            </span>{" "}
            <a href={paths.privacyPolicy()}>Privacy policy</a>
          </p>
        </div>
        <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] md:grid-flow-col md:grid-cols-none md:[grid-auto-columns:9rem] [&>[hidden]]:hidden">
          <button type="button" className="btn btn-secondary" data-consent-answer="declined">
            Decline
          </button>
          <button type="button" className="btn btn-secondary" data-consent-answer="agreed">
            Agree
          </button>
          <button type="button" className="btn btn-secondary" data-consent-close hidden>
            Close
          </button>
        </div>
      </div>
    </div>
  );
}
