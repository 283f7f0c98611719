import { expect, it } from "vitest"
import { writeJunit } from "#scripts/paths/run/exports/junit.ts"
import { toMarkdown } from "#scripts/paths/run/exports/markdown.ts"
import { formatElapsed, testrail, xray } from "#scripts/paths/run/exports/tables.ts"
import { sampleRun } from "./run-sample.ts"

it("writes JUnit XML that escapes notes", () => {
  expect(writeJunit(sampleRun, "/runs/release-1").split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="release-1" tests="4" failures="1" errors="1" skipped="1" time="3790" timestamp="2026-11-28T10:00:00">',
    '<testsuite name="account.signIn" tests="3" failures="1" errors="1" skipped="0" time="3790" timestamp="2026-11-28T10:00:00">',
    '<properties><property name="commit" value="abc123+"/><property name="language" value="en-US"/></properties>',
    '<testcase classname="account.signIn" name="signIn-01" time="65">',
    '<properties><property name="test_summary" value="Sign-in: done"/><property name="tester" value="Anna"/></properties></testcase>',
    '<testcase classname="account.signIn" name="signIn-02" time="3725">',
    '<properties><property name="test_summary" value="Sign-in: &quot;No&quot; &amp; &lt;no&gt;"/>' +
      '<property name="testrail_result_comment" value="=1+1, &quot;quoted&quot; &lt;b&gt;&amp;amp;&lt;/b&gt; | [x](y) ]]&gt;&#10;second line "/>' +
      '<property name="tester" value="Anna"/><property name="testrail_attachment" value="/runs/release-1/signIn-02-1.png"/></properties>',
    '<failure message="=1+1, &quot;quoted&quot; &lt;b&gt;&amp;amp;&lt;/b&gt; | [x](y) ]]&gt;" type="failed">' +
      'Sign-in: "No" &amp; &lt;no&gt;',
    '=1+1, "quoted" &lt;b&gt;&amp;amp;&lt;/b&gt; | [x](y) ]]&gt;',
    "second line ",
    "Step 2:",
    '- press "Next" (button)',
    "Expected:",
    '- the screen shows "Two, three"</failure>',
    "<system-out>[[ATTACHMENT|/runs/release-1/signIn-02-1.png]]</system-out></testcase>",
    '<testcase classname="account.signIn" name="signIn-03" time="0">',
    '<properties><property name="test_summary" value="Sign-in: late"/><property name="testrail_result_comment" value="No access"/></properties>',
    '<error message="No access" type="blocked">Sign-in: late',
    "No access</error></testcase></testsuite>",
    '<testsuite name="account.theme" tests="1" failures="0" errors="0" skipped="1" time="0" timestamp="2026-11-28T10:00:00">',
    '<properties><property name="commit" value="abc123+"/><property name="language" value="en-US"/></properties>',
    '<testcase classname="account.theme" name="theme-01" time="0">',
    '<properties><property name="test_summary" value="Theme: dark"/></properties>',
    '<skipped message="No result"/></testcase></testsuite></testsuites>',
    "",
  ])
})

const first = 'Open http://localhost:4173/sandbox?setup=x-01-12345678 and press ""Prepare"".'
const one = '"Press ""Go"" (button).","The screen shows ""One"".",'
const two = '"Press ""Next"" (button).","The screen shows ""Two, three"".",'

it("writes the columns of TestRail's import, with the result in the first row of each case", () => {
  const rows = testrail(sampleRun).split("\r\n")
  expect(rows.slice(0, 3)).toEqual([
    "ID,Title,Section,Preconditions,Steps (Step),Steps (Expected Result),Status,Comment,Elapsed,Version,Tested By,Attachments",
    `signIn-01,Sign-in: done,Account,"${first}",${one}Passed,,1m 5s,abc123+,Anna,`,
    `,,,,${two},,,,,`,
  ])
  const [second, third, fourth] = [rows[3], rows[5], rows[7]]
  expect(second).toBe(
    `signIn-02,"Sign-in: ""No"" & <no>",Account,"${first}",${one}Failed,` +
      '"Step 2: =1+1, ""quoted"" <b>&amp;</b> | [x](y) ]]>\nsecond line \u0000\u001b",1h 2m 5s,abc123+,Anna,signIn-02-1.png',
  )
  expect(third).toBe(`signIn-03,Sign-in: late,Account,"${first}",${one}Blocked,No access,1s,abc123+,,`)
  expect(fourth).toBe(`theme-01,Theme: dark,Account,"${first}",${one}Untested,,,,,`)
})

it("writes the columns of Xray's import, with the test's id in each row", () => {
  const rows = xray(sampleRun).split("\r\n")
  expect(rows.slice(0, 3)).toEqual([
    "TCID,Test Summary,Test Type,Description,Test Repo,Action,Data,Result,Status,Comment,Finished On,Revision,Executed By,Evidence",
    `signIn-01,Sign-in: done,Manual,"${first}",Account,"Press ""Go"" (button).",,"The screen shows ""One"".",PASSED,,2026-11-28T10:05:00.000Z,abc123+,Anna,`,
    'signIn-01,,,,,"Press ""Next"" (button).",,"The screen shows ""Two, three"".",,,,,,',
  ])
  expect(rows.flatMap((row) => /,(PASSED|FAILED|BLOCKED|TO DO),/.exec(row)?.[1] ?? [])).toEqual([
    "PASSED",
    "FAILED",
    "BLOCKED",
    "TO DO",
  ])
})

it("formats a duration as TestRail reads it", () => {
  expect([0, 59.6, 60, 3600, 3725].map(formatElapsed)).toEqual(["1s", "1m", "1m", "1h", "1h 2m 5s"])
})

it("writes Markdown that escapes notes, with the failures before the list of all scripts", () => {
  expect(toMarkdown(sampleRun).split("\n")).toEqual([
    "# release-1",
    "",
    "2026-11-28, `abc123+`, en-US. 3 of 4 recorded: ✓ Passed 1, ✗ Failed 1, ■ Blocked 1",
    "",
    String.raw`### ✗ signIn-02: Sign-in: "No" & \<no\>`,
    "",
    String.raw`> \=1+1, "quoted" \<b\>\&amp;\</b\> \| \[x\](y) \]\]\>` + "\\",
    "> second line \u0000\u001B",
    "",
    "Step 2:",
    "",
    '- Press "Next" (button)',
    '- Expected: the screen shows "Two, three"',
    "",
    "![signIn-02](signIn-02-1.png)",
    "",
    "### ■ signIn-03: Sign-in: late",
    "",
    "> No access",
    "",
    "| Script | Title | Result | Tested by |",
    "|---|---|---|---|",
    "| signIn-01 | Sign-in: done | ✓ Passed | Anna |",
    String.raw`| signIn-02 | Sign-in: "No" & \<no\> | ✗ Failed | Anna |`,
    "| signIn-03 | Sign-in: late | ■ Blocked |  |",
    "| theme-01 | Theme: dark | ○ No result |  |",
    "",
  ])
})
